import { DeveloperTools } from '#features/developer-tools/developer-tools.tsx';
import { useExport } from '#features/own-data/use-export.ts';

/** The developer tools with the export that they offer before each reset. */
export function DeveloperPanel({ onReset }: { onReset: () => void }) {
  const { run } = useExport();
  return <DeveloperTools onReset={onReset} onExport={() => run('everything')} />;
}

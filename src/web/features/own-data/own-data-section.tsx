import { ownDataWords } from '#content/screens/own-data.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { ExportPart } from './export-part.tsx';
import { ImportPart } from './import-part.tsx';
import { StoragePart } from './storage-part.tsx';
import { dayOf } from './today.ts';
import { useExport } from './use-export.ts';
import { useImport } from './use-import.ts';
import { useOwnDataState } from './use-own-data-state.ts';

/** One's own data: where it is, taking it along, and bringing it in. */
export function OwnDataSection({ dayStartHour }: { dayStartHour: number }) {
  const { clock } = usePlatform();
  const state = useOwnDataState();
  const exporting = useExport();
  const importing = useImport();
  const lastExportAt = state?.lastExportAt;
  const lastExport = lastExportAt === undefined ? undefined : dayOf(lastExportAt, clock, dayStartHour);
  return (
    <CardSection title={ownDataWords.title} lead={ownDataWords.lead}>
      {state && <StoragePart state={state} exporting={exporting} />}
      <div className="mt-2 grid gap-8">
        <ExportPart exporting={exporting} lastExport={lastExport} />
        <ImportPart importing={importing} />
      </div>
    </CardSection>
  );
}

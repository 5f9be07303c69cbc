import { exportHintWords, exportWords } from '#content/screens/own-data.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { dayInWords } from './today.ts';
import type { Exporting } from './use-export.ts';

interface ExportPartProps {
  exporting: Exporting;
  /** The practice day of the last export, YYYY-MM-DD; undefined where there was none. */
  lastExport: string | undefined;
}

/** Taking everything along, and the sits as a table. */
export function ExportPart({ exporting, lastExport }: ExportPartProps) {
  const { busy, news, run } = exporting;
  const label = (kind: 'everything' | 'table') => (busy === kind ? exportWords.preparing : exportWords[kind]);
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{exportWords.title}</h3>
      <p className="max-w-prose text-muted">{exportWords.help}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <Button busy={busy === 'everything'} onClick={() => void run('everything')}>
          {label('everything')}
        </Button>
        <p className="text-muted text-sm">
          {lastExport === undefined
            ? exportHintWords.never
            : exportHintWords.lastExport(dayInWords(lastExport))}
        </p>
      </div>
      <div>
        <Button variant="quiet" busy={busy === 'table'} onClick={() => void run('table')}>
          {label('table')}
        </Button>
        <p className="mt-1.5 max-w-prose text-muted text-sm">{exportWords.tableHelp}</p>
      </div>
      {news && <Notice tone={news.tone}>{news.text}</Notice>}
    </div>
  );
}

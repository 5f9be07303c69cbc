import { useState } from 'react';
import { ownDataMessages } from '#content/messages/own-data.ts';
import { exportWords } from '#content/screens/own-data.ts';
import { sessionTable } from '#domain/own-data/session-table.ts';
import { downloadFile } from '#platform/download.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import type { LocalData } from '#store/local-data.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { dayOf } from './today.ts';

/** What is exported: everything, or the sits as a table. */
export type ExportKind = 'everything' | 'table';

export interface Exporting {
  /** Which export is under way. */
  busy: ExportKind | undefined;
  /** What came of the last one, in a sentence. */
  news: { tone: 'success' | 'error'; text: string } | undefined;
  /** Makes a file and hands it to the browser; false where it could not be made. */
  run(kind: ExportKind): Promise<boolean>;
}

/** Spreadsheets take a text for UTF-8 only with this mark in front. */
const encodingMark = '\uFEFF';

async function filePieces(data: LocalData, kind: ExportKind): Promise<string[]> {
  if (kind === 'everything') return (await data.ownData()).exportPieces();
  return [encodingMark, sessionTable(await data.sessions())];
}

/** Exporting, one file at a time. */
export function useExport(): Exporting {
  const data = useLocalData();
  const { clock } = usePlatform();
  const [busy, setBusy] = useState<ExportKind>();
  const [news, setNews] = useState<Exporting['news']>();

  async function make(kind: ExportKind): Promise<string> {
    const at = clock.instant();
    const { dayStartHour } = await data.settings();
    const pieces = await filePieces(data, kind);
    const day = dayOf(at, clock, dayStartHour);
    const isWhole = kind === 'everything';
    const name = isWhole ? exportWords.fileName(day) : exportWords.tableName(day);
    downloadFile(name, pieces, isWhole ? 'application/json' : 'text/csv');
    // That it was exported is no reason to say that it was not, should this not be kept.
    if (isWhole) await (await data.ownData()).changeState({ lastExportAt: at }).catch(() => {});
    return name;
  }

  async function run(kind: ExportKind): Promise<boolean> {
    if (busy) return false;
    setBusy(kind);
    setNews(undefined);
    try {
      setNews({ tone: 'success', text: exportWords.ready(await make(kind)) });
      return true;
    } catch (error) {
      reportError(error);
      setNews({ tone: 'error', text: ownDataMessages.notExported });
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  return { busy, news, run };
}

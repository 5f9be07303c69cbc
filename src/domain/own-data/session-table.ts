import { positions } from '../pahm/positions.ts';
import type { PracticeSession } from '../practice/session.ts';

type Cell = string | number | boolean | undefined;

/** The columns of the table of sits, in their order, under the names that an export has. */
const columns: readonly { name: string; cellOf: (session: PracticeSession) => Cell }[] = [
  { name: 'practiceDay', cellOf: ({ practiceDay }) => practiceDay },
  { name: 'startedAt', cellOf: ({ startedAt }) => startedAt },
  { name: 'timestamp', cellOf: ({ timestamp }) => timestamp },
  { name: 'sessionType', cellOf: ({ sessionType }) => sessionType },
  { name: 'stageLevel', cellOf: ({ stageLevel }) => stageLevel },
  { name: 'stageLabel', cellOf: ({ stageLabel }) => stageLabel },
  { name: 'level', cellOf: ({ level }) => level },
  { name: 'mindRecoveryContext', cellOf: ({ mindRecoveryContext }) => mindRecoveryContext },
  { name: 'mindRecoveryPurpose', cellOf: ({ mindRecoveryPurpose }) => mindRecoveryPurpose },
  { name: 'duration', cellOf: ({ duration }) => duration },
  { name: 'secondsSat', cellOf: ({ secondsSat }) => secondsSat },
  { name: 'targetMinutes', cellOf: ({ targetMinutes }) => targetMinutes },
  { name: 'isCompleted', cellOf: ({ isCompleted }) => isCompleted },
  { name: 'rating', cellOf: ({ rating }) => rating },
  { name: 'presentPercentage', cellOf: ({ presentPercentage }) => presentPercentage },
  ...positions.map(({ stored }) => ({
    name: stored,
    cellOf: ({ pahmCounts }: PracticeSession) => pahmCounts?.[stored],
  })),
  { name: 'posture', cellOf: ({ environment }) => environment.posture },
  { name: 'location', cellOf: ({ environment }) => environment.location },
  { name: 'lighting', cellOf: ({ environment }) => environment.lighting },
  { name: 'sounds', cellOf: ({ environment }) => environment.sounds },
  { name: 'notes', cellOf: ({ notes }) => notes },
  { name: 'enteredByHand', cellOf: ({ enteredByHand }) => enteredByHand },
  { name: 'correctedAt', cellOf: ({ correctedAt }) => correctedAt },
  { name: 'sessionId', cellOf: ({ sessionId }) => sessionId },
];

/** What a spreadsheet would take for a formula at the beginning of a cell, wide forms of the signs among them. */
const formulaStart = /^(?:\s*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20\u2212]|[\t\r\n])/;

/** A cell by RFC 4180. A text that a spreadsheet might run is led by an apostrophe, which makes it a text. */
export function cellText(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const harmless = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const lineOf = (cells: readonly Cell[]) => `${cells.map(cellText).join(',')}\r\n`;

/** Sessions as a table (CSV, RFC 4180) with a line of names above it, in the order in which they are given. */
export function sessionTable(sessions: readonly PracticeSession[]): string {
  const lines = sessions.map((session) => lineOf(columns.map(({ cellOf }) => cellOf(session))));
  return lineOf(columns.map(({ name }) => name)) + lines.join('');
}

import type { CountedKind } from '#domain/own-data/import-problems.ts';
import type { PersistenceAnswer } from '#domain/own-data/persistence.ts';

/** One's own data in My Details: where it is, and what can be done with it. */
export const ownDataWords = {
  title: 'Your Data',
  lead: 'Your sits, notes and reflections are on this device and nowhere else. The account keeps your profile and your answers.',
} as const;

/** Taking everything along. */
export const exportWords = {
  title: 'Export',
  help: 'A file with everything of yours on this device: sits with every tap, notes, reflections, profile, answers and settings. Ninefold can read it again, and so can you.',
  everything: 'Export everything',
  table: 'Export sits as a table',
  tableHelp: 'A CSV file for a spreadsheet. It holds the sits only, so it cannot be imported.',
  preparing: 'Preparing the file...',
  ready: (file: string) => `${file} was handed to your browser to save.`,
  fileName: (day: string) => `ninefold-${day}.json`,
  tableName: (day: string) => `ninefold-sits-${day}.csv`,
} as const;

/** Bringing data in, from an export or from what an earlier app kept in this browser. */
export const importWords: {
  readonly title: string;
  readonly help: string;
  readonly choose: string;
  readonly reading: string;
  readonly kinds: Readonly<Record<CountedKind, (count: number) => string>>;
  readonly added: (parts: string) => string;
  readonly updated: (parts: string) => string;
  readonly alsoHere: (parts: string) => string;
  readonly different: (parts: string) => string;
  readonly nothingNew: string;
  readonly otherAccount: Readonly<Record<'title' | 'text' | 'import' | 'cancel', string>>;
  readonly earlier: Readonly<Record<'title' | 'text' | 'yes' | 'no' | 'later', string>>;
} = {
  title: 'Import',
  help: 'From a file that was exported here. What is already on this device stays as it is, and nothing is doubled.',
  choose: 'Choose a file',
  reading: 'Reading the file...',
  kinds: {
    sessions: (count) => (count === 1 ? '1 sit' : `${count} sits`),
    notes: (count) => (count === 1 ? '1 note' : `${count} notes`),
    reflections: (count) => (count === 1 ? '1 reflection' : `${count} reflections`),
    others: (count) => (count === 1 ? '1 other record' : `${count} other records`),
  },
  added: (parts) => `Added: ${parts}.`,
  updated: (parts) => `Brought up to a later edit: ${parts}.`,
  alsoHere: (parts) => `Here already: ${parts}.`,
  different: (parts) => `Different here, and left as they are here: ${parts}.`,
  nothingNew: 'Everything in this file was here already. Nothing has changed.',
  otherAccount: {
    title: 'A file of another account',
    text: 'This file was exported from another account. If you import it, what it holds becomes part of this one on this device.',
    import: 'Import it here',
    cancel: 'Cancel',
  },
  earlier: {
    title: 'Data from before',
    text: 'Notes from before were found on this device. Are they yours?',
    yes: 'Yes, bring them in',
    no: 'No, leave them alone',
    later: 'Ask me later',
  },
};

/** What the browser answered when it was asked to keep what is stored here. */
export const persistenceWords: Readonly<Record<PersistenceAnswer, string>> = {
  kept: 'This browser keeps your data until you delete it yourself.',
  'may-be-removed':
    'This browser has not promised to keep your data. It may remove it when space runs short, or when Ninefold has not been opened for a long time.',
  unknown: 'This browser does not say whether it keeps your data.',
};

/** A calm hint to export now and then, where the browser may delete. */
export const exportHintWords = {
  title: 'A copy of your own',
  text: 'This browser may delete stored data one day. There is no hurry, but an export now and then means that nothing can be lost that way.',
  lastExport: (day: string) => `Last export: ${day}`,
  never: 'Not exported yet',
  toExport: 'Export everything',
  dismiss: 'Not now',
} as const;

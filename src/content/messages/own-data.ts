import type { ImportProblem } from '#domain/own-data/import-problems.ts';

/** Why a file was not imported (A § 9). In every case nothing on the device has changed. */
export const importProblemMessages: Readonly<Record<ImportProblem, string>> = {
  empty: 'There is nothing in this file, so nothing was imported.',
  'too-large': 'This file is larger than an export can be, so nothing was imported.',
  unreadable: 'This file cannot be read. It may have been cut off or changed. Nothing was imported.',
  'not-an-export': 'This is not an export of Ninefold, so nothing was imported.',
  'newer-version': 'A newer version of Ninefold wrote this file. Reload the page to update, then try again.',
  damaged: 'A part of this file is not as it should be, so nothing was imported.',
  'not-saved':
    'This file could be read, but the device did not save it, so nothing was imported. Please try again.',
};

/** What exporting, importing and deleting one's own data may have to say beside that. */
export const ownDataMessages = {
  damagedAt: (place: string) => `The first fault is at ${place}.`,
  notExported: 'The file could not be made. Please try again.',
  notDeletedHere: 'Your data could not be deleted completely. Close other tabs of Ninefold and try again.',
  accountNotDeleted: 'Your account could not be deleted, so nothing has changed. Please try again.',
  accountDeletedRestHere:
    'Your account is deleted on the server, but not everything on this device could be. Close other tabs of Ninefold and try again.',
  needsServer: 'This needs the server, which cannot be reached just now. Nothing has changed.',
} as const;

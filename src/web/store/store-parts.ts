import type { Clock } from '#platform/clock.ts';
import type { LocalDatabase } from './database.ts';
import type { RecordReader } from './record-reader.ts';

/** What each part of a person's local data stands on. */
export interface StoreParts {
  readonly database: LocalDatabase;
  readonly reader: RecordReader;
  readonly clock: Clock;
}

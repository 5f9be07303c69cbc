import type { LocalData } from '#store/local-data.ts';

/** What recording a sit needs of the device. */
export type RecordingData = Pick<LocalData, 'uid' | 'settings' | 'recordSit' | 'tab'>;

import { createDraftWriter, type DraftWriter } from '#store/draft-writer.ts';
import type { LocalData } from '#store/local-data.ts';
import type { NoteDraft, NoteDraftKind } from '#store/note-drafts.ts';

/** Keeps what is half written: in memory while the screen is open, and on the device against whatever may come. */
export interface NoteDrafts {
  /** What was kept last; undefined where there is nothing. */
  start(kind: NoteDraftKind): Promise<NoteDraft | undefined>;
  /** Keeps a draft, or with undefined drops it. */
  put(kind: NoteDraftKind, draft: NoteDraft | undefined): void;
  /** Resolves once nothing is being written. */
  settled(kind: NoteDraftKind): Promise<void>;
  /** Forgets a draft that the device has dropped already. */
  forget(kind: NoteDraftKind): void;
}

/** The drafts of a person's notes, for as long as the screen is open. */
export function createNoteDrafts(data: Pick<LocalData, 'noteDraft' | 'keepNoteDraft'>): NoteDrafts {
  const latest = new Map<NoteDraftKind, NoteDraft | undefined>();
  // A draft that could not be kept is still on screen, and saving will say what is the matter.
  const writerOf = (kind: NoteDraftKind) =>
    createDraftWriter<NoteDraft | undefined>(
      (draft) => data.keepNoteDraft(kind, draft),
      () => {},
    );
  const writers: Record<NoteDraftKind, DraftWriter<NoteDraft | undefined>> = {
    new: writerOf('new'),
    edit: writerOf('edit'),
  };
  return {
    async start(kind) {
      if (latest.has(kind)) return latest.get(kind);
      return data.noteDraft(kind).catch(() => undefined);
    },
    put(kind, draft) {
      latest.set(kind, draft);
      writers[kind].put(draft);
    },
    settled: (kind) => writers[kind].settled(),
    forget: (kind) => void latest.set(kind, undefined),
  };
}

import { dataLayerMessages } from '#content/messages/data-layer.ts';
import { asStorageError, type StoreProblem } from '#store/storage-error.ts';

const messages: Record<StoreProblem['kind'], string> = {
  full: dataLayerMessages.storageFull,
  closed: dataLayerMessages.storageClosed,
  failed: dataLayerMessages.storageFailed,
};

/** The sentence for something that the device did not keep. */
export function storageMessage(error: unknown): string {
  return messages[asStorageError(error).problem.kind];
}

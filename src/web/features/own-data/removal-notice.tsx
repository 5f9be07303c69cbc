import { useLocation } from '@tanstack/react-router';
import { ownDataMessages } from '#content/messages/own-data.ts';
import { deleteAccountWords, deleteDeviceDataWords } from '#content/screens/data-removal.ts';
import { Notice } from '#ui/notice.tsx';
import { type Removal, removals } from './use-removal.ts';

const sentences: Readonly<Record<Removal, string>> = {
  device: deleteDeviceDataWords.done,
  'device-left': ownDataMessages.notDeletedHere,
  account: deleteAccountWords.done,
  'account-left': ownDataMessages.accountDeletedRestHere,
};

/** Says what has become of a removal, on the screen that comes after it. */
export function RemovalNotice() {
  const removed = useLocation({ select: ({ state }) => removals.find((one) => one === state.removed) });
  if (!removed) return null;
  const isWhole = removed === 'device' || removed === 'account';
  return (
    <div className="mx-auto w-full max-w-112 px-(--page-edge) pt-4 sm:px-8">
      <Notice tone={isWhole ? 'success' : 'error'}>{sentences[removed]}</Notice>
    </div>
  );
}

import { useNavigate } from '@tanstack/react-router';
import { timerAddress } from './practice-addresses.ts';
import { UnfinishedOffer } from './unfinished-offer.tsx';
import { useUnfinishedSit } from './use-unfinished-sit.ts';

/** Above any screen: offers the sit that was interrupted on this device, if no living tab has it (B § 4). */
export function UnfinishedSit() {
  const unfinished = useUnfinishedSit();
  const navigate = useNavigate();
  if (unfinished.kind !== 'here') return null;
  const { sitId, practice } = unfinished.kept.sit;
  const resume = () => void navigate({ ...timerAddress(practice), state: { resumeSit: sitId } });
  return (
    <div className="mx-auto w-full max-w-270 px-(--page-edge) pt-6 sm:px-8">
      <UnfinishedOffer kept={unfinished.kept} onResume={resume} />
    </div>
  );
}

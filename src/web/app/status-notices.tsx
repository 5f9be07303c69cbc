import { answerMessages } from '#content/messages/answers.ts';
import { dataLayerMessages } from '#content/messages/data-layer.ts';
import { profileMessages, profilePartNames } from '#content/messages/profile.ts';
import { shellWords } from '#content/screens/shell.ts';
import { useConnectivity } from '#platform/platform-context.tsx';
import { useLive, useLocalData, useSyncState } from '#store/local-data-context.tsx';
import { Button } from '#ui/button.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';
import { SetAsideNotice } from './set-aside-notice.tsx';
import { Trouble } from './trouble.tsx';

/**
 * What the person should know about the server: that it is out of reach, that a change waits on this device, that it
 * was refused, or that another device's answer was kept (A § 4, § 8).
 */
export function StatusNotices() {
  return (
    <>
      <OutdatedNotice />
      <QuietLine />
      <ProfileTroubles />
      <SetAsideNotice />
    </>
  );
}

/** Out of reach, or not sent yet: one quiet line, for nothing has to be done. */
function QuietLine() {
  const isOffline = useConnectivity() === 'Offline';
  const sync = useSyncState();
  const parts = [
    isOffline && `${dataLayerMessages.offline}.`,
    sync === 'pending' && `${profileMessages.pending}.`,
    isOffline && sync !== 'pending' && shellWords.offlineHelp,
  ].filter(Boolean);
  return (
    <div role="status">
      {parts.length > 0 && (
        <p className="appear-late bg-sunken px-(--page-edge) py-1.5 text-center text-muted text-sm">
          {parts.join(' ')}
        </p>
      )}
    </div>
  );
}

/** What somebody can act on. */
function ProfileTroubles() {
  const data = useLocalData();
  const stored = useLive((local) => local.profile());
  if (!stored) return null;
  const { problem, problemField, conflicts } = stored;
  return (
    <>
      {problem && <Trouble>{refusal(problem, problemField)}</Trouble>}
      {conflicts.length > 0 && (
        <Trouble>
          <p>{profileMessages.conflict(partNames(conflicts))}</p>
          <Button variant="plain" className="-ml-3" onClick={() => void data.acknowledgeConflicts()}>
            {shellWords.ok}
          </Button>
        </Trouble>
      )}
    </>
  );
}

/** The parts of the profile that paths such as 'goals' or 'enhancedProfile.preferences' lie in, in words. */
function partNames(paths: readonly string[]): string {
  const names: Readonly<Record<string, string>> = profilePartNames;
  const words = paths.map((path) => {
    const part = path.split('.')[0] ?? path;
    return (Object.hasOwn(names, part) ? names[part] : undefined) ?? part;
  });
  return [...new Set(words)].join(', ');
}

function refusal(code: string, field: string | undefined): string {
  const byCode: Readonly<Record<string, string>> = answerMessages;
  if (field !== undefined) return profileMessages.refused(partNames([field]));
  return (Object.hasOwn(byCode, code) ? byCode[code] : undefined) ?? answerMessages.invalid_profile;
}

import { useEffect, useRef, useState } from 'react';
import { devicesWords } from '#content/screens/sign-in-security.ts';
import { endSession, readSessions, type SessionEntry } from '#platform/own-account-api.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { useAccount } from '#store/account-context.tsx';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { type DayReckoning, dayOf, deviceName, momentOf } from './device-words.ts';
import { useAnswer } from './use-answer.ts';

const words = devicesWords;

interface DevicesProps {
  dayStartHour: number;
  /** Signs out here, as the menu does. */
  onLogout: () => void;
  /** Another number asks for the list anew: something else may have ended sessions. */
  asked: number;
}

/** Where the account is signed in, and the way to sign each of them out (A § 2). */
export function Devices({ dayStartHour, onLogout, asked }: DevicesProps) {
  const { api, clock } = usePlatform();
  const { account } = useAccount();
  const { answered, again } = useAnswer(readSessions);
  const news = useRef<HTMLDivElement>(null);
  const [ending, setEnding] = useState<string>();
  const [outcome, setOutcome] = useState<{ isDone: boolean; message: string }>();
  const reckoning = { zone: clock.zone(), dayStartHour };

  useEffect(() => {
    if (asked > 0) void again();
  }, [asked, again]);
  // The button that was pressed is gone with its row.
  useEffect(() => {
    if (outcome?.isDone) news.current?.focus();
  }, [outcome]);

  async function end(session: SessionEntry): Promise<void> {
    if (ending) return;
    if (session.isThis) return onLogout();
    setEnding(session.id);
    setOutcome(undefined);
    const answer = await endSession(api, session.id);
    const problem = answer.ok ? undefined : account.problemOf(answer.problem);
    // One that has ended by itself meanwhile is signed out as well.
    const isDone = problem === undefined || problem.code === 'not_found';
    if (isDone) await again();
    setOutcome({ isDone, message: isDone ? words.signedOut(deviceName(session)) : problem.message });
    setEnding(undefined);
  }

  if (answered.kind === 'asking') return <Loading text={words.loading} />;
  if (answered.kind === 'failed') return <Notice tone="error">{answered.message}</Notice>;
  const { sessions } = answered.value;
  return (
    <div className="grid gap-3">
      <p className="max-w-prose text-muted">{words.lead}</p>
      {outcome && (
        <div ref={news} tabIndex={-1}>
          <Notice tone={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Notice>
        </div>
      )}
      <ul className="grid">
        {sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            reckoning={reckoning}
            isEnding={ending === session.id}
            onEnd={() => void end(session)}
          />
        ))}
      </ul>
      {sessions.every(({ isThis }) => isThis) && <p className="text-muted">{words.alone}</p>}
    </div>
  );
}

interface DeviceProps {
  session: SessionEntry;
  reckoning: DayReckoning;
  isEnding: boolean;
  onEnd: () => void;
}

function Device({ session, reckoning, isEnding, onEnd }: DeviceProps) {
  const name = deviceName(session);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="font-medium">
          {name}
          {session.isThis && (
            <span className="ml-2.5 rounded-full bg-neutral-soft px-2.5 py-0.5 font-semibold text-neutral text-sm">
              {words.thisDevice}
            </span>
          )}
        </p>
        <p className="text-muted text-sm">
          {words.since(dayOf(session.createdAt, reckoning), words.methods[session.method])}
        </p>
        <p className="figures text-muted text-sm">
          {words.lastSeen(momentOf(session.lastSeenAt, reckoning))}
        </p>
      </div>
      <Button variant="quiet" aria-label={words.signOutDevice(name)} busy={isEnding} onClick={onEnd}>
        {words.signOut}
      </Button>
    </li>
  );
}

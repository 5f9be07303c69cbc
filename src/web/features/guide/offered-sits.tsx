import { Link } from '@tanstack/react-router';
import { guideScreenWords } from '#content/guide/screen-words.ts';
import type { KeptResponse } from '#domain/guide/asked-question.ts';
import { buttonClass } from '#ui/button.tsx';
import { sitName } from './figure-sentences.ts';

type Sit = NonNullable<KeptResponse['sits']>[number];

/** The sits that an answer offers, the first of them as the one thing to do next. */
export function OfferedSits({ sits }: { sits: readonly Sit[] }) {
  if (sits.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2.5">
      {sits.map((sit, at) => (
        <li key={sitName(sit)}>
          <BeginLink sit={sit} className={buttonClass(at === 0 ? 'primary' : 'quiet')} />
        </li>
      ))}
    </ul>
  );
}

function BeginLink({ sit, className }: { sit: Sit; className: string }) {
  const begin = { className, preload: false, children: guideScreenWords.begin(sitName(sit)) } as const;
  switch (sit.kind) {
    case 'level':
      return <Link {...begin} to="/stage1" search={{ level: sit.level }} />;
    case 'stage':
      return <Link {...begin} to={`/stage${sit.stage}`} />;
    case 'recovery':
      return <Link {...begin} to="/mind-recovery/$practiceType" params={{ practiceType: sit.practice }} />;
  }
}

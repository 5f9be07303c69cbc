import { postureWords } from '#content/postures.ts';
import { reflectionWords } from '#content/screens/reflection.ts';
import { levelOf } from '#domain/practice/levels.ts';
import type { PracticeSession } from '#domain/practice/session.ts';
import { Card } from '#ui/card.tsx';

/** 'Session Summary': level, length and posture (B § 2). */
export function SessionSummary({ session }: { session: PracticeSession }) {
  const words = reflectionWords;
  const facts = [
    { label: words.level, value: levelOf(session.level).name },
    {
      label: `${words.duration}, ${session.isCompleted ? words.fullSession : words.endedEarly}`,
      value: `${session.duration} min`,
    },
    { label: words.posture, value: postureWords[session.environment.posture].name },
  ];
  return (
    <Card>
      <h2 className="mb-4 text-xl">{words.summary}</h2>
      <dl className="flex flex-wrap gap-x-9 gap-y-4">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figures font-serif text-[1.75rem] leading-tight font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

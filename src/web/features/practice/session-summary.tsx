import { reflectionWords } from '#content/screens/reflection.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';

interface SessionSummaryProps {
  /** Minutes. */
  duration: number;
  /** Whether the sit was full, where that is known. */
  isCompleted: boolean | undefined;
  level: string;
  posture: string;
  /** How much of what was noticed lay in the present. `isConvention`: nothing was, and the figure stands in for it. */
  present?: { percent: string; label: string; isConvention: boolean };
}

interface Fact {
  label: string;
  value: string;
  isFigure?: boolean;
  isMuted?: boolean;
}

/** 'Session Summary': level, length and posture (B § 2). */
export function SessionSummary({ duration, isCompleted, level, posture, present }: SessionSummaryProps) {
  const words = reflectionWords;
  const ending = isCompleted ? words.fullSession : words.endedEarly;
  const facts: Fact[] = [
    { label: words.level, value: level },
    {
      label: isCompleted === undefined ? words.duration : `${words.duration}, ${ending}`,
      value: `${duration} min`,
      isFigure: true,
    },
    { label: words.posture, value: posture },
    ...(present
      ? [{ label: present.label, value: present.percent, isFigure: true, isMuted: present.isConvention }]
      : []),
  ];
  return (
    <Card>
      <h2 className="mb-4 text-xl">{words.summary}</h2>
      <dl className="grid grid-cols-2 gap-4 max-[22rem]:grid-cols-1">
        {facts.map(({ label, value, isFigure, isMuted }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{label}</dt>
            <dd
              className={classes(
                'figures font-serif text-xl leading-tight font-medium sm:text-2xl',
                isFigure && 'whitespace-nowrap',
                isMuted && 'text-muted',
              )}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

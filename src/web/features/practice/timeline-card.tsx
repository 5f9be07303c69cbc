import { positionWords } from '#content/positions.ts';
import { timelineWords } from '#content/screens/matrix-reflection.ts';
import { type Position, type PositionKey, positions } from '#domain/pahm/positions.ts';
import type { Tap } from '#domain/pahm/taps.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import {
  clockText,
  type TimelineDot,
  timelineLanes,
  timelineSpan,
  timelineTicks,
} from './timeline-layout.ts';
import { TimelineTable } from './timeline-table.tsx';

/** When attention went where: every tap of a sit at its moment, as a picture and as a table. */
export function TimelineCard({ taps, secondsSat }: { taps: readonly Tap[]; secondsSat: number }) {
  const words = timelineWords;
  const spanMillis = timelineSpan(taps, secondsSat);
  const lanes = timelineLanes(taps, spanMillis);
  const isShared = lanes.some(({ dots }) => dots.some(({ count }) => count > 1));
  return (
    <Card>
      <h2 className="mb-1 text-xl">{words.title}</h2>
      <p className="mb-4 text-sm text-muted">{isShared ? words.leadShared : words.lead}</p>
      <div
        className="@container"
        role="img"
        aria-label={words.picture(taps.length, Math.round(spanMillis / 60_000))}
      >
        {lanes.map(({ position, dots }) => (
          <Lane key={position} position={position} dots={dots} />
        ))}
        <Axis spanMillis={spanMillis} />
      </div>
      <div className="mt-3 border-line border-t pt-1">
        <Disclosure
          summary={
            <span className="text-sm font-semibold text-accent">
              <span className="in-[[open]]:hidden">{words.showTable}</span>
              <span className="hidden in-[[open]]:inline">{words.hideTable}</span>
            </span>
          }
        >
          <div className="overflow-x-auto">
            <TimelineTable taps={taps} secondsSat={spanMillis / 1000} />
          </div>
        </Disclosure>
      </div>
    </Card>
  );
}

/** The name stands above its lane where both do not fit beside each other. */
const laneClass =
  'flex items-center gap-3 @max-[13rem]:flex-col @max-[13rem]:items-stretch @max-[13rem]:gap-0';
const nameClass = 'w-[min(5.25rem,40%)] flex-none text-xs @max-[13rem]:w-auto sm:w-24';
const fillClasses = { attachment: 'fill-attachment', neutral: 'fill-neutral', aversion: 'fill-aversion' };

function Lane({ position, dots }: { position: PositionKey; dots: readonly TimelineDot[] }) {
  const { name } = positionWords[position];
  const { charge, isFirst } = rowOf(position);
  return (
    <div className={classes(laneClass, 'h-5.5 @max-[13rem]:h-auto', isFirst && 'mt-2')}>
      <span className={classes(nameClass, dots.length > 0 ? 'text-ink' : 'text-muted')}>{name}</span>
      <svg
        aria-hidden="true"
        className="h-full min-w-0 grow overflow-visible @max-[13rem]:h-5 @max-[13rem]:flex-none"
      >
        <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-line" />
        {dots.map(({ share, count, atMillis }) => (
          <circle
            key={share}
            cx={`${share * 100}%`}
            cy="50%"
            r={radiusOf(count)}
            className={classes(fillClasses[charge], 'stroke-surface')}
          >
            <title>
              {count === 1
                ? timelineWords.tap(name, clockText(atMillis))
                : timelineWords.taps(name, count, clockText(atMillis))}
            </title>
          </circle>
        ))}
      </svg>
    </div>
  );
}

/** The minutes below the lanes. */
function Axis({ spanMillis }: { spanMillis: number }) {
  return (
    <div className="mt-1.5 text-xs text-muted">
      <div className={laneClass}>
        <span className={nameClass} />
        <div className="figures relative h-4.5 grow">
          {timelineTicks(spanMillis).map(({ share, label }) => (
            <span key={label} className="absolute -translate-x-1/2" style={{ left: `${share * 100}%` }}>
              {label}
            </span>
          ))}
        </div>
      </div>
      <p className="text-right">{timelineWords.axis}</p>
    </div>
  );
}

function rowOf(position: PositionKey): { charge: Position['charge']; isFirst: boolean } {
  const index = positions.findIndex(({ key }) => key === position);
  return { charge: positions[index]?.charge ?? 'neutral', isFirst: index > 0 && index % 3 === 0 };
}

/** The area of a dot grows with its taps, up to what its lane holds. */
function radiusOf(count: number): number {
  return Math.min(3.75 * Math.sqrt(count), 8);
}

import type { CSSProperties } from 'react';
import { classes } from './classes.ts';

export interface Segment {
  label: string;
  state: 'done' | 'now' | 'ahead';
  /** For the one under way: how much of it is done, 0 to 1. Without it the segment is full. */
  share?: number;
}

interface SegmentsProps {
  /** What the row shows, in words. */
  label: string;
  segments: readonly Segment[];
  /** The word for each state, read after the segment's label. */
  stateLabels?: Record<Segment['state'], string>;
}

const barClasses = { done: 'bg-neutral', now: 'bg-accent', ahead: '' };

/** Progress along a few named parts. */
export function Segments({ label, segments, stateLabels }: SegmentsProps) {
  return (
    <ol aria-label={label} className="flex gap-1.5">
      {segments.map((segment) => (
        <li
          key={segment.label}
          aria-current={segment.state === 'now' ? 'step' : undefined}
          className="h-1.5 grow basis-0 overflow-hidden rounded-full bg-line"
        >
          <span className="sr-only">
            {segment.label}
            {stateLabels && `: ${stateLabels[segment.state]}`}
          </span>
          <span
            aria-hidden="true"
            className={classes('segment-bar', barClasses[segment.state])}
            style={{ '--share': segment.share ?? 1 } as CSSProperties}
          />
        </li>
      ))}
    </ol>
  );
}

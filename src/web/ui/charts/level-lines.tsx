import type { ChartLevel, ChartPoint } from './chart-props.ts';
import type { ChartScale } from './chart-scale.ts';
import { toneColour } from './chart-tone.ts';

interface LevelLinesProps {
  levels: readonly ChartLevel[];
  points: readonly ChartPoint[];
  scale: ChartScale;
}

/** Level lines across a picture, from the beginning of their first point to the end of their last. */
export function LevelLines({ levels, points, scale }: LevelLinesProps) {
  if (levels.length === 0) return null;
  const placeOfKey = (key: string | undefined) => points.findIndex((point) => point.key === key);
  return (
    <svg aria-hidden="true" className="chart-layer">
      {levels.map(({ key, value, tone, fromKey, toKey }) => {
        const from = Math.max(0, placeOfKey(fromKey));
        const last = placeOfKey(toKey);
        const to = last < 0 ? points.length : last + 1;
        const y = `${100 - scale.percentOf(value)}%`;
        return (
          <line
            key={key}
            x1={`${(from * 100) / points.length}%`}
            x2={`${(to * 100) / points.length}%`}
            y1={y}
            y2={y}
            className="chart-stroke"
            data-dash="level"
            style={{ stroke: toneColour(tone) }}
          />
        );
      })}
    </svg>
  );
}

import { type PointerEvent, type ReactNode, useId } from 'react';
import { classes } from '#ui/classes.ts';
import type { ChartPoint, SeriesChartProps } from './chart-props.ts';
import { type ChartScale, indexAt, placeOf, shownTicks } from './chart-scale.ts';
import { ChartTip, type Tip, TipReader } from './chart-tip.tsx';
import { useChartCursor } from './use-chart-cursor.ts';

interface PlotProps extends Pick<SeriesChartProps, 'title' | 'axis' | 'points' | 'words'> {
  scale: ChartScale;
  tipAt: (index: number) => Tip;
  /** What is drawn between the axes. */
  children: ReactNode;
}

/**
 * The picture of a chart along points: axes, and the point that is looked at. One stop of the Tab key; the arrow keys lead along
 * the points, and what they come upon is read out. All places are shares of its width, so that it needs no measuring.
 */
export function Plot({ title, axis, points, words, scale, tipAt, children }: PlotProps) {
  const keysId = useId();
  const { index, readOut, pointAt, handlers } = useChartCursor(points.length, 'last');

  function onPointer({ currentTarget, clientX }: PointerEvent): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0 && points.length > 0) pointAt(indexAt((clientX - left) / width, points.length));
  }

  return (
    <div>
      <p aria-hidden="true" className="chart-axis">
        {axis}
      </p>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it has keys of its own
        tabIndex={0}
        role="application"
        aria-label={title}
        aria-describedby={keysId}
        className="chart-picture"
        {...handlers}
      >
        <div className="chart-plot" onPointerMove={onPointer} onPointerDown={onPointer}>
          {scale.ticks.map((tick) => (
            <span key={tick} className="chart-line" style={{ bottom: `${scale.percentOf(tick)}%` }}>
              <span className="chart-number figures">{tick}</span>
            </span>
          ))}
          {index !== undefined && (
            <span
              className="chart-cursor"
              style={{ left: `${(index * 100) / points.length}%`, width: `${100 / points.length}%` }}
            />
          )}
          {children}
          {index !== undefined && (
            <ChartTip tip={tipAt(index)} place={placeOf(index, points.length)} side="top" />
          )}
        </div>
        <Ticks points={points} />
      </div>
      <p id={keysId} hidden>
        {words.keys}
      </p>
      <TipReader tip={readOut === undefined ? undefined : tipAt(readOut)} />
    </div>
  );
}

/** So many characters have room below a chart as narrow as on the smallest phone, and as wide as on a desk. */
const room = { narrow: 34, wide: 60 } as const;

function Ticks({ points }: { points: readonly ChartPoint[] }) {
  const ticks = points.map(({ tick }) => tick);
  const [narrow, wide] = [shownTicks(ticks, room.narrow), shownTicks(ticks, room.wide)];
  return (
    <div aria-hidden="true" className="chart-ticks figures">
      {points.map(({ key, tick }, index) => {
        const [isNarrow, isWide] = [narrow.has(index), wide.has(index)];
        if (!isNarrow && !isWide) return null;
        return (
          <span
            key={key}
            className={classes('chart-tick', !isNarrow && 'chart-tick-wide', !isWide && 'chart-tick-narrow')}
            style={{ left: `${placeOf(index, points.length)}%` }}
          >
            {tick}
          </span>
        );
      })}
    </div>
  );
}

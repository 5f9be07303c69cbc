import type { CSSProperties } from 'react';
import { classes } from '#ui/classes.ts';
import { barTable, barTip } from './bar-table.ts';
import { ChartFrame } from './chart-frame.tsx';
import type { Bar, BarsProps } from './chart-props.ts';
import { ChartTip, TipReader } from './chart-tip.tsx';
import { type ChartTone, toneColour } from './chart-tone.ts';
import { useChartCursor } from './use-chart-cursor.ts';

const presetTone: ChartTone = 'sage';

/** Bars across, one below the other, with all that they show in words above each. What else there is to say is in the tooltip. */
export function Bars(props: BarsProps) {
  return (
    <ChartFrame {...props} table={barTable(props)}>
      {props.furtherHeads?.length ? <LookedAtBars {...props} /> : <BarList {...props} />}
    </ChartFrame>
  );
}

/** Bars that have more to say: one stop of the Tab key, and the arrow keys lead along them. */
function LookedAtBars(props: BarsProps) {
  const { bars, furtherHeads } = props;
  const { index, readOut, pointAt, handlers } = useChartCursor(bars.length, 'first');
  const said = readOut === undefined ? undefined : bars[readOut];
  return (
    <>
      <BarList {...props} index={index} onPoint={pointAt} handlers={handlers} />
      <TipReader tip={said && barTip(said, furtherHeads)} />
    </>
  );
}

type Cursor = ReturnType<typeof useChartCursor>;

interface BarListProps extends BarsProps {
  index?: number | undefined;
  onPoint?: Cursor['pointAt'];
  handlers?: Cursor['handlers'];
}

function BarList({ title, bars, furtherHeads, full, index, onPoint, handlers }: BarListProps) {
  const most = full ?? bars.reduce((highest, { value }) => Math.max(highest, value), 0);
  return (
    <ul
      aria-label={title}
      className="-mx-2 grid gap-1 rounded-md"
      tabIndex={handlers ? 0 : undefined}
      {...handlers}
    >
      {bars.map((bar, at) => (
        <li
          key={bar.key}
          className={classes('bar-row', at === index && 'bar-row-looked-at')}
          onPointerEnter={onPoint && (() => onPoint(at))}
          onPointerDown={onPoint && (() => onPoint(at))}
        >
          {at === index && (
            <ChartTip
              tip={barTip(bar, furtherHeads)}
              place={100}
              side={at < bars.length / 2 ? 'below' : 'above'}
            />
          )}
          <BarWords bar={bar} />
          <span aria-hidden="true" className={classes('bar-line', full !== undefined && 'bar-track')}>
            {bar.value > 0 && most > 0 && (
              <span
                className="bar-fill"
                style={
                  {
                    '--share': Math.min(1, bar.value / most),
                    background: toneColour(bar.tone ?? presetTone),
                  } as CSSProperties
                }
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function BarWords({ bar: { name, detail, text, share } }: { bar: Bar }) {
  return (
    <p className="flex items-baseline justify-between gap-x-4">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {name} {detail && <span className="figures inline-block text-muted text-sm">{detail}</span>}
      </span>
      <span className="figures flex-none text-right text-sm">
        {text}
        {share && <span className="ml-2 inline-block min-w-10 text-right text-muted">{share}</span>}
      </span>
    </p>
  );
}

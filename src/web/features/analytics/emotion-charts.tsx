import { useMemo } from 'react';
import { chartWords } from '#content/analytics/charts.ts';
import { analyticsWords } from '#content/analytics/dashboard.ts';
import { emotionalTabWords } from '#content/analytics/tabs.ts';
import {
  type EmotionalFigures,
  type EmotionStep,
  emotionSeriesOf,
  type NoteChoice,
} from '#domain/analytics/emotional-figures.ts';
import type { Period } from '#domain/analytics/period.ts';
import { type StepWidth, stepWidthOf } from '#domain/analytics/series.ts';
import { Bars } from '#ui/charts/bars.tsx';
import { LineChart } from '#ui/charts/line-chart.tsx';
import { StackedBars } from '#ui/charts/stacked-bars.tsx';
import { emotionName, emotionTones } from './emotion-names.ts';
import { emotionRows } from './emotion-rows.ts';
import { alongSteps, stepPoints } from './step-points.ts';

const words = emotionalTabWords;

/** Which emotions were noted, each in its colour, the most frequent first (B § 3). */
export function EmotionBars({ figures: { distribution, notes } }: { figures: EmotionalFigures }) {
  const { title, along, axis, share, energyHead } = words.distribution;
  return (
    <Bars
      {...{ title, along, axis }}
      lead={words.ofNotes(notes)}
      shareAxis={share}
      furtherHeads={[energyHead]}
      words={chartWords}
      full={notes}
      bars={distribution.map(({ name, colour, count, percent, energy }) => ({
        key: name,
        name: emotionName(name),
        value: count,
        text: analyticsWords.notes(count),
        share: analyticsWords.percent(percent),
        tone: emotionTones[colour],
        further: [analyticsWords.outOfTen(energy)],
      }))}
    />
  );
}

/** How energy stood before and after a sit, from what was written within three hours of one. */
export function AroundSits({ figures: { aroundSits } }: { figures: EmotionalFigures }) {
  const { title, along, axis, none, help } = words.around;
  return (
    <Bars
      {...{ title, along, axis }}
      note={help}
      words={chartWords}
      full={10}
      bars={(['before', 'after'] as const).map((when) => {
        const { energy, notes } = aroundSits[when];
        return {
          key: when,
          name: words.around[when],
          value: energy ?? 0,
          text: energy === undefined ? none : analyticsWords.outOfTen(energy),
          ...(energy === undefined ? {} : { detail: words.ofNotes(notes) }),
          tone: 'gold',
        };
      })}
    />
  );
}

/** Emotions and energy over the days, weeks or months of a range. */
export function EmotionsOverTime({ period, choice }: { period: Period; choice: NoteChoice }) {
  const width = stepWidthOf(period.range);
  const steps = useMemo(() => emotionSeriesOf(period, choice, width), [period, choice, width]);
  return (
    <>
      <StackedEmotions steps={steps} width={width} />
      <EnergyLine steps={steps} width={width} />
    </>
  );
}

interface StepsProps {
  steps: readonly EmotionStep[];
  width: StepWidth;
}

function StackedEmotions({ steps, width }: StepsProps) {
  const { title, axis, all, none } = words.overTime;
  return (
    <StackedBars
      {...{ title, axis }}
      along={alongSteps(width)}
      words={chartWords}
      points={stepPoints(steps, width)}
      series={emotionRows(steps)}
      columns={[{ name: all, texts: steps.map(({ notes }) => (notes === 0 ? none : String(notes))) }]}
    />
  );
}

function EnergyLine({ steps, width }: StepsProps) {
  const { title, axis, name } = words.energy;
  return (
    <LineChart
      {...{ title, axis }}
      along={alongSteps(width)}
      words={chartWords}
      points={stepPoints(steps, width)}
      domain={[1, 10]}
      series={[
        {
          key: 'energy',
          name,
          tone: 'gold',
          values: steps.map(({ energy }) => ({
            value: energy,
            text: energy === undefined ? words.overTime.none : analyticsWords.outOfTen(energy),
          })),
        },
      ]}
      columns={[{ name: words.overTime.all, texts: steps.map(({ notes }) => String(notes)) }]}
    />
  );
}

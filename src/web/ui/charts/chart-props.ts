import type { ReactNode } from 'react';
import type { ChartTone } from './chart-tone.ts';

/** The words of every chart's frame: the charts themselves know none. */
export interface ChartWords {
  /** On the button below the picture, and below the table. */
  asTable: string;
  asPicture: string;
  /** What the arrow keys do, read out with a picture that has the focus. */
  keys: string;
}

/** What frames every chart: a heading that says what is seen, and a table in place of the picture for whoever asks. */
export interface ChartFrameProps {
  title: string;
  /** What stands behind it, in a line: 'from 23 sits'. */
  lead?: ReactNode;
  words: ChartWords;
  /** Below the picture: what it does not say. */
  note?: ReactNode;
}

/** A place along a chart: a day, a week, a part of a sit. */
export interface ChartPoint {
  key: string;
  /** Short, below the axis: '3 Nov'. Where there is too little room, only every second or third is shown. */
  tick: string;
  /** In full, in the tooltip and in the table: 'Tuesday 3 November'. */
  name: string;
}

/** One figure. */
export interface ChartValue {
  /** Undefined where nothing stands behind it: a gap, and never zero. */
  value: number | undefined;
  /** As it is said, with its unit and what it rests on: '25 min', '7.4 from 2 sits', 'no observations'. */
  text: string;
}

/** One row of figures along the points, one for each of them in their order. */
export interface ChartSeries {
  key: string;
  /** In the legend, the tooltip and the table's head. */
  name: string;
  tone: ChartTone;
  values: readonly ChartValue[];
}

/** What is told beside, in the tooltip and as a column of the table, but is not drawn. One text for each point. */
export interface ChartColumn {
  name: string;
  texts: readonly string[];
}

/** A level line across a picture, or across some of its points: a mean, say. */
export interface ChartLevel {
  key: string;
  value: number;
  /** What it is, with its figure: 'mean 7.4'. It stands in the legend. */
  name: string;
  tone: ChartTone;
  /** The keys of its first and its last point; without them it goes all the way. */
  fromKey?: string | undefined;
  toKey?: string | undefined;
}

/** A chart along points, as most are: LineChart, BarChart and StackedBars take these. */
export interface SeriesChartProps extends ChartFrameProps {
  /** What stands along, as the head of the table's first column: 'Week from'. */
  along: string;
  /** The unit of the upright axis: 'minutes', 'rating, 1 to 10'. */
  axis: string;
  points: readonly ChartPoint[];
  /** BarChart draws the first alone, LineChart each as a line, StackedBars one upon the other. */
  series: readonly ChartSeries[];
  columns?: readonly ChartColumn[] | undefined;
  levels?: readonly ChartLevel[] | undefined;
  /** The lowest and the highest of the upright axis; without it from 0 to a round number above the highest value. */
  domain?: readonly [number, number] | undefined;
}

/** One bar across: its name, its value in words, and its length. */
export interface Bar {
  key: string;
  name: string;
  /** Small, beside the name: '5-9'. */
  detail?: string | undefined;
  value: number;
  /** The value as it stands at the end of the bar: '12 sits'. */
  text: string;
  /** Its share, where there is one: '34 %'. */
  share?: string | undefined;
  tone?: ChartTone | undefined;
  /** What else there is to say, one for each of the chart's further heads: in the tooltip and in the table. */
  further?: readonly string[] | undefined;
}

/** Bars across, one below the other. All that is drawn is also written, so that it reads without its colours. */
export interface BarsProps extends ChartFrameProps {
  /** What the bars are, as the head of the table's first column: 'Posture'. */
  along: string;
  /** The unit, as the head of the value's column: 'sits'. */
  axis: string;
  /** The head of the share's column; needed where bars have shares. */
  shareAxis?: string | undefined;
  bars: readonly Bar[];
  /** The heads of what else there is to say. */
  furtherHeads?: readonly string[] | undefined;
  /** What a bar of full length is, shown behind each bar; without it the longest bar is the highest value. */
  full?: number | undefined;
}

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { barTable, barTip } from './bar-table.ts';
import { Bars } from './bars.tsx';
import type { BarsProps, SeriesChartProps } from './chart-props.ts';
import { tipText } from './chart-tip.tsx';
import { FigureTable } from './figure-table.tsx';
import { LineChart } from './line-chart.tsx';
import { seriesTable, seriesTip } from './series-table.ts';
import { StackedBars } from './stacked-bars.tsx';

const words = { asTable: 'As a table', asPicture: 'As a picture', keys: 'Use the arrow keys.' };
const weeks: SeriesChartProps = {
  title: 'Apples over time',
  lead: 'from three baskets',
  words,
  along: 'Week',
  axis: 'apples',
  points: ['One', 'Two', 'Three'].map((name) => ({
    key: name,
    tick: name.slice(0, 2),
    name: `Week ${name}`,
  })),
  series: [
    {
      key: 'red',
      name: 'Red',
      tone: 'red',
      values: [
        { value: 4, text: '4 apples' },
        { value: undefined, text: 'none yet' },
        { value: 2, text: '2 apples' },
      ],
    },
    {
      key: 'green',
      name: 'Green',
      tone: 'sage',
      values: [
        { value: 0, text: '0 apples' },
        { value: 3, text: '3 apples' },
        { value: 2, text: '2 apples' },
      ],
    },
  ],
  columns: [{ name: 'Baskets', texts: ['1', '2', '3'] }],
  levels: [{ key: 'mean', name: 'mean 3', value: 3, tone: 'ink', fromKey: 'Two', toKey: 'Three' }],
};
const fruits: BarsProps = {
  title: 'Fruits',
  words,
  along: 'Fruit',
  axis: 'times',
  shareAxis: 'share',
  furtherHeads: ['Price'],
  bars: [
    {
      key: 'apple',
      name: 'Apple',
      detail: 'red',
      value: 6,
      text: '6 times',
      share: '75 %',
      further: ['2 €'],
    },
    { key: 'pear', name: 'Pear', value: 2, text: '2 times', share: '25 %', tone: 'gold' },
    { key: 'fig', name: 'Fig', value: 0, text: 'none' },
  ],
};

const drawn = (chart: ReactNode) => renderToStaticMarkup(chart);
const heights = (markup: string) =>
  [...markup.matchAll(/height:([\d.]+)%/g)].map(([, height]) => Number(height));

describe('a chart along points', () => {
  it.each([
    ['lines', <LineChart key="lines" {...weeks} />],
    ['stacked bars', <StackedBars key="stack" {...weeks} />],
    ['bars', <BarChart key="bars" {...weeks} />],
  ])('of %s has a heading, a unit, one stop of the Tab key, and a button for its table', (_, chart) => {
    const markup = drawn(chart);
    expect(markup).toMatch(/<h3[^>]*>Apples over time<\/h3>/);
    expect(markup).toContain('from three baskets');
    expect(markup).toMatch(/aria-hidden="true" class="chart-axis">apples</);
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1);
    expect(markup).toMatch(/role="application" aria-label="Apples over time" aria-describedby="[^"]+"/);
    expect(markup).toContain('<p role="status" class="sr-only"></p>');
    expect(markup).toMatch(/<button type="button"[^>]*>As a table<\/button>/);
    expect(markup).toContain('mean 3');
  });

  it('leaves a gap where nothing stands behind a point', () => {
    const [, path = ''] = / d="([^"]+)"/.exec(drawn(<LineChart {...weeks} />)) ?? [];
    expect(path.match(/M/g)).toHaveLength(2);
    expect(drawn(<LineChart {...weeks} />).match(/<circle/g)).toHaveLength(5);
  });

  it('draws bars as high as their values, one upon the other, and none for nothing', () => {
    expect(heights(drawn(<StackedBars {...weeks} />))).toEqual([100, 75, 50, 50]);
    expect(heights(drawn(<BarChart {...weeks} />))).toEqual([100, 50]);
  });

  it('draws a level from its first point to its last', () => {
    expect(drawn(<StackedBars {...weeks} />)).toMatch(/x1="33\.3\d*%" x2="100%" y1="25%" y2="25%"/);
  });

  it('shows no legend for one row of figures alone', () => {
    const { levels: _, ...bare } = weeks;
    expect(drawn(<LineChart {...bare} series={weeks.series.slice(0, 1)} />)).not.toContain('chart-legend');
  });

  it('says all of it in its table', () => {
    const { heads, rows } = seriesTable(weeks);
    expect(heads).toEqual(['Week', 'Red', 'Green', 'Baskets']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Week One', '4 apples', '0 apples', '1'],
      ['Week Two', 'none yet', '3 apples', '2'],
      ['Week Three', '2 apples', '2 apples', '3'],
    ]);
  });

  it('says a point in words: by name where there are several figures, and without those of no interest', () => {
    expect(tipText(seriesTip(weeks, 1))).toBe('Week Two: Red: none yet, Green: 3 apples, Baskets: 2');
    const isKept = (value: number | undefined) => (value ?? 0) > 0;
    expect(tipText(seriesTip(weeks, 0, isKept))).toBe('Week One: Red: 4 apples, Baskets: 1');
    const alone = { points: weeks.points, series: weeks.series.slice(0, 1) };
    expect(tipText(seriesTip(alone, 2))).toBe('Week Three: 2 apples');
  });
});

describe('bars across', () => {
  it('say in words all that they show, and are a stop of the Tab key only where there is more to say', () => {
    const markup = drawn(<Bars {...fruits} />);
    for (const text of ['Apple', 'red', '6 times', '75 %', 'Fig', 'none']) expect(markup).toContain(text);
    expect(markup).toMatch(/<ul aria-label="Fruits"[^>]*tabindex="0"/);
    const { furtherHeads: _, ...bare } = fruits;
    expect(drawn(<Bars {...bare} />)).not.toContain('tabindex');
  });

  it('are as long as their share of the highest, or of what is full', () => {
    const shares = (markup: string) =>
      [...markup.matchAll(/--share:([\d.]+)/g)].map(([, share]) => Number(share));
    expect(shares(drawn(<Bars {...fruits} />))).toEqual([1, 2 / 6].map((share) => expect.closeTo(share, 5)));
    expect(shares(drawn(<Bars {...fruits} full={8} />))).toEqual([0.75, 0.25]);
  });

  it('say all of it in a table, and of each what else there is', () => {
    expect(barTable(fruits)).toEqual({
      heads: ['Fruit', 'times', 'share', 'Price'],
      rows: [
        { key: 'apple', cells: ['Apple red', '6 times', '75 %', '2 €'] },
        { key: 'pear', cells: ['Pear', '2 times', '25 %', ''] },
        { key: 'fig', cells: ['Fig', 'none', '', ''] },
      ],
    });
    const [apple] = fruits.bars;
    expect(apple && tipText(barTip(apple, ['Price']))).toBe('Apple red: 6 times, 75 %, Price: 2 €');
  });
});

it('a table of figures has heads for its columns and its rows', () => {
  const markup = drawn(<FigureTable caption="Fruits" {...barTable(fruits)} />);
  expect(markup).toMatch(/<caption[^>]*>Fruits<\/caption>/);
  expect(markup.match(/scope="col"/g)).toHaveLength(4);
  expect(markup.match(/scope="row"/g)).toHaveLength(3);
});

import { type ChartTone, toneColour } from './chart-tone.ts';
import './charts.css';

/** A dot in a tone, beside the word that it stands for. */
export function ToneMark({ tone }: { tone: ChartTone }) {
  return (
    <span
      aria-hidden="true"
      className="chart chart-swatch rounded-full!"
      style={{ background: toneColour(tone) }}
    />
  );
}

import { analyticsEmpty } from '#content/analytics/dashboard.ts';
import { reportWords } from '#content/analytics/report.ts';
import { emotionalTabWords } from '#content/analytics/tabs.ts';
import { emotionWords } from '#content/emotions.ts';
import { emotionalFiguresOf } from '#domain/analytics/emotional-figures.ts';
import type { Period } from '#domain/analytics/period.ts';
import { ReportLines, ReportPart } from './report-part.tsx';

const words = reportWords;

/** So many emotions fit in a line. */
const mostEmotions = 6;

/** The person's own notes in figures: their emotions, and their energy around sits. Nothing of what they say (B § 3). */
export function ReportFeeling({ period }: { period: Period }) {
  const { distribution, aroundSits, notes } = emotionalFiguresOf(period);
  if (notes === 0) {
    return (
      <ReportPart title={words.feeling}>
        <p>{analyticsEmpty.emotional}</p>
      </ReportPart>
    );
  }
  const { before, after } = emotionalTabWords.around;
  const around = [
    { name: before, ...aroundSits.before },
    { name: after, ...aroundSits.after },
  ].flatMap(({ name, energy, notes: count }) =>
    energy === undefined ? [] : [{ name, text: words.energyOf(energy, count) }],
  );
  return (
    <ReportPart title={words.feeling}>
      <ReportLines
        lines={[
          {
            name: words.emotions,
            text: distribution
              .slice(0, mostEmotions)
              .map(({ name, emotion, count }) => words.tally(emotion ? emotionWords[emotion] : name, count)),
          },
          ...around,
        ]}
      />
    </ReportPart>
  );
}

import { emotionWords } from '#content/emotions.ts';
import type { EmotionColour } from '#domain/analytics/emotion-colour.ts';
import { emotionNamed } from '#domain/notes/emotions.ts';
import type { ChartTone } from '#ui/charts/chart-tone.ts';

/** An emotion in words; one that only an import knows is shown as it is called there. */
export function emotionName(name: string): string {
  const emotion = emotionNamed(name);
  return emotion ? emotionWords[emotion] : name;
}

/** What the colours of emotions are drawn in (B § 3). */
export const emotionTones: Readonly<Record<EmotionColour, ChartTone>> = {
  joy: 'gold',
  peaceful: 'sage',
  energized: 'orange',
  focused: 'blue',
  accomplished: 'moss',
  grateful: 'rose',
  neutral: 'stone',
  sadness: 'slate',
  anger: 'red',
  thoughtful: 'violet',
  content: 'teal',
  stressed: 'plum',
};

import type { EmotionColour } from '#domain/analytics/emotion-colour.ts';

/** The colours of emotions by the names that analytics has for them (B § 3), for a legend. */
export const emotionColourWords: Readonly<Record<EmotionColour, string>> = {
  joy: 'Joy',
  peaceful: 'Peaceful',
  energized: 'Energized',
  focused: 'Focused',
  accomplished: 'Accomplished',
  grateful: 'Grateful',
  neutral: 'Neutral',
  sadness: 'Sadness',
  anger: 'Anger',
  thoughtful: 'Thoughtful',
  content: 'Content',
  stressed: 'Stressed',
};

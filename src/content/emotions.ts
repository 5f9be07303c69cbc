import type { Emotion } from '#domain/notes/emotions.ts';

/** Every emotion in words: the eight of the buttons as they are shown (A § 2), and those that come from elsewhere (B § 3). */
export const emotionWords: Readonly<Record<Emotion, string>> = {
  joy: 'Joy',
  gratitude: 'Grateful',
  calm: 'Calm',
  excited: 'Excited',
  neutral: 'Neutral',
  thoughtful: 'Thoughtful',
  stressed: 'Stressed',
  sad: 'Sad',
  accomplished: 'Accomplished',
  content: 'Content',
  focused: 'Focused',
  anger: 'Anger',
};

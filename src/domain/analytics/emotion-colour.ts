import { type Emotion, emotionNamed } from '../notes/emotions.ts';

/**
 * The colours of emotions: the nine that analytics names (B § 3), and three for emotions that it does not name and that would
 * otherwise be mistaken for others.
 */
export const emotionColours = [
  'joy',
  'peaceful',
  'energized',
  'focused',
  'accomplished',
  'grateful',
  'neutral',
  'sadness',
  'anger',
  'thoughtful',
  'content',
  'stressed',
] as const;
export type EmotionColour = (typeof emotionColours)[number];

const colourOf: Readonly<Record<Emotion, EmotionColour>> = {
  joy: 'joy',
  gratitude: 'grateful',
  calm: 'peaceful',
  excited: 'energized',
  neutral: 'neutral',
  thoughtful: 'thoughtful',
  stressed: 'stressed',
  sad: 'sadness',
  accomplished: 'accomplished',
  content: 'content',
  focused: 'focused',
  anger: 'anger',
};

/** The colour of an emotion by any of its names; one that nobody knows is neutral. */
export function emotionColourOf(name: string): EmotionColour {
  const emotion = emotionNamed(name);
  return emotion === undefined ? 'neutral' : colourOf[emotion];
}

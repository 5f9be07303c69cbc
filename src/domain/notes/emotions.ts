/** The eight emotions a note may be given, in the order of their buttons, and the preset one (A § 2). */
export const noteEmotions = [
  'joy',
  'gratitude',
  'calm',
  'excited',
  'neutral',
  'thoughtful',
  'stressed',
  'sad',
] as const;
export type NoteEmotion = (typeof noteEmotions)[number];
export const presetEmotion = 'neutral' satisfies NoteEmotion;

/** Every emotion that a note may bear: the eight, those that practice writes, and those that analytics names beside (B § 3). */
export const emotions = [...noteEmotions, 'accomplished', 'content', 'focused', 'anger'] as const;
export type Emotion = (typeof emotions)[number];

/** Other names of the same emotions: as analytics calls them, and as a button shows them (A § 2, B § 3). */
const otherNames: Readonly<Record<string, Emotion>> = {
  grateful: 'gratitude',
  peaceful: 'calm',
  energized: 'excited',
  sadness: 'sad',
};

/** The emotion of a name, in any case, or undefined where none is called so. */
export function emotionNamed(name: string): Emotion | undefined {
  const wanted = name.trim().toLowerCase();
  if (Object.hasOwn(otherNames, wanted)) return otherNames[wanted];
  return emotions.find((emotion) => emotion === wanted);
}

import { questionWords } from '#content/questions/questions.ts';
import { answerValueWords } from '#content/screens/answer-labels.ts';
import { profileValueWords, profileWords } from '#content/screens/profile.ts';
import type { UserProfile } from '#domain/profile/profile.ts';

const words = profileWords.practice;

/** What the profile says about one's practice, in words (A § 2, § 3). */
export function practiceFacts(profile: UserProfile): { label: string; value: string }[] {
  const { favoriteStages, optimalPracticeTime } = profile.enhancedProfile.preferences;
  const goals: Readonly<Record<string, string>> = questionWords.goals.options;
  const listed = (texts: readonly string[]) => texts.join(', ') || answerValueWords.notAnswered;
  const worded = (value: string) => wordOf(profileValueWords, value) || answerValueWords.notAnswered;
  return [
    { label: words.experienceLevel, value: worded(profile.experienceLevel) },
    { label: words.goals, value: listed(profile.goals.map((goal) => wordOf(goals, goal))) },
    { label: words.practiceTime, value: worded(profile.practiceTime) },
    { label: words.frequency, value: worded(profile.frequency) },
    { label: words.optimalPracticeTime, value: worded(optimalPracticeTime) },
    { label: words.favoriteStages, value: listed(favoriteStages.map(words.stage)) },
  ];
}

/** A value that nobody has words for stands as it is. */
function wordOf(known: Readonly<Record<string, string>>, value: string): string {
  return (Object.hasOwn(known, value) ? known[value] : undefined) ?? value;
}

import { profileWords } from '#content/screens/profile.ts';
import type { UserProfile } from '#domain/profile/profile.ts';
import { CardSection } from '#ui/card-section.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { practiceFacts } from './practice-facts.ts';

/** How one practises, as the profile has it (A § 2). */
export function PracticePreferencesSection({ profile }: { profile: UserProfile }) {
  return (
    <CardSection title={profileWords.practice.title}>
      <FactList facts={practiceFacts(profile)} />
    </CardSection>
  );
}

import { profileWords } from '#content/screens/profile.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { CardSection } from '#ui/card-section.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { memberSince } from './member-since.ts';

const words = profileWords.account;

/** What kind of account this is, and since when (A § 2). */
export function AccountStatusSection({ uid, dayStartHour }: { uid: string; dayStartHour: number }) {
  const { clock } = usePlatform();
  const since = memberSince(uid, clock.zone(), dayStartHour);
  return (
    <CardSection title={words.title}>
      <FactList
        facts={[
          { label: words.type, value: words.standardUser },
          ...(since === undefined ? [] : [{ label: words.memberSince, value: since }]),
        ]}
      />
    </CardSection>
  );
}

import { reminderWords } from '#content/screens/preferences.ts';
import type { Preferences } from '#domain/profile/profile.ts';
import { CardSection } from '#ui/card-section.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { KeepingNotice } from './keeping-notice.tsx';
import type { InHand } from './use-in-hand.ts';

const wishes = ['dailyReminder', 'streakReminder', 'weeklyProgress'] as const;

/** Which reminders one would like. Nothing delivers them yet, and it says so (A § 2). */
export function RemindersSection({
  preferences: { now, change, keeping },
}: {
  preferences: InHand<Preferences>;
}) {
  const words = reminderWords;
  return (
    <CardSection
      title={
        <>
          {words.title} <span className="align-middle font-sans text-base text-muted">{words.state}</span>
        </>
      }
      lead={words.help}
    >
      <div className="grid">
        <Checkbox
          label={words.all}
          checked={now.reminderEnabled}
          onChange={(reminderEnabled) => change({ reminderEnabled })}
        />
        <fieldset disabled={!now.reminderEnabled} className="grid pl-8 disabled:text-muted">
          <legend className="sr-only">{words.title}</legend>
          {wishes.map((wish) => (
            <Checkbox
              key={wish}
              label={words.wishes[wish]}
              checked={now.notifications[wish]}
              onChange={(wished) => change({ notifications: { ...now.notifications, [wish]: wished } })}
            />
          ))}
        </fieldset>
      </div>
      <KeepingNotice keepings={[keeping]} />
    </CardSection>
  );
}

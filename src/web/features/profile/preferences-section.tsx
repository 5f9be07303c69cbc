import { type ReactNode, useId } from 'react';
import { preferenceWords } from '#content/screens/preferences.ts';
import { shellWords } from '#content/screens/shell.ts';
import type { Preferences } from '#domain/profile/profile.ts';
import { useTheme } from '#platform/platform-context.tsx';
import { themeChoices } from '#platform/theme.ts';
import type { DeviceSettings } from '#store/device-settings.ts';
import { CardSection } from '#ui/card-section.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { OneChip } from '#ui/choice-chips.tsx';
import { StepsField } from '#ui/steps-field.tsx';
import { KeepingNotice } from './keeping-notice.tsx';
import { MinutesField } from './minutes-field.tsx';
import type { InHand } from './use-in-hand.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

interface PreferencesSectionProps {
  /** What is kept with the profile. */
  preferences: InHand<Preferences>;
  /** What is kept on this device alone. */
  settings: InHand<DeviceSettings>;
  /** The bells, as every setup of a sit has them. */
  bells: ReactNode;
}

/** What one can set for all practice (A § 2). The theme is this browser's, whoever uses it. */
export function PreferencesSection({ preferences, settings, bells }: PreferencesSectionProps) {
  const [theme, chooseTheme] = useTheme();
  const hideStreaksHelp = useId();
  const words = preferenceWords;
  return (
    <CardSection title={words.title} lead={words.lead}>
      <div className="grid gap-7">
        <OneChip
          legend={shellWords.theme}
          options={themeChoices.map((value) => ({ value, label: shellWords.themes[value] }))}
          selected={theme}
          onSelect={chooseTheme}
        />
        <MinutesField
          minutes={preferences.now.defaultSessionDuration}
          onChange={(defaultSessionDuration) => preferences.change({ defaultSessionDuration })}
        />
        {bells}
        <StepsField
          label={words.dayStart}
          hint={words.dayStartHelp}
          steps={hours}
          value={settings.now.dayStartHour}
          textOf={(hour) => (hour === 0 ? words.midnight : `${String(hour).padStart(2, '0')}:00`)}
          onChange={(dayStartHour) => settings.change({ dayStartHour })}
        />
        <div>
          <Checkbox
            label={words.hideStreaks}
            aria-describedby={hideStreaksHelp}
            checked={settings.now.hideStreaks}
            onChange={(hideStreaks) => settings.change({ hideStreaks })}
          />
          <p id={hideStreaksHelp} className="text-muted text-sm">
            {words.hideStreaksHelp}
          </p>
        </div>
      </div>
      <KeepingNotice keepings={[preferences.keeping, settings.keeping]} />
    </CardSection>
  );
}

import { setupWords } from '#content/screens/practice.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { SliderField } from '#ui/slider-field.tsx';
import { StepsField } from '#ui/steps-field.tsx';
import type { SettingsInHand } from './use-settings.ts';

/** The distances of the bells in between, in minutes, and the times to settle, in seconds, that may be chosen. */
const intervalSteps = [0, 1, 2, 3, 5, 10, 15, 20, 30, 45, 60] as const;
const preparationSteps = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300] as const;

/** Which bells ring and how loud, with a bell to hear it by, and the time to settle. Kept on this device for the next sits. */
export function BellSettings({ settings: { now: settings, change } }: { settings: SettingsInHand }) {
  const { bell } = usePlatform();
  const percent = Math.round(settings.bellVolume * 100);
  const words = setupWords;

  function hear(): void {
    void bell.unlock();
    bell.ring(percent / 100);
  }

  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="font-medium">{words.bells}</legend>
      <div className="flex flex-wrap gap-x-8">
        <Checkbox
          label={words.startBell}
          checked={settings.startBell}
          onChange={(startBell) => change({ startBell })}
        />
        <Checkbox
          label={words.endBell}
          checked={settings.endBell}
          onChange={(endBell) => change({ endBell })}
        />
      </div>
      <StepsField
        label={words.intervalBell}
        hint={words.intervalHelp}
        steps={intervalSteps}
        value={settings.intervalMinutes}
        textOf={(minutes) => (minutes === 0 ? words.intervalNone : words.intervalValue(minutes))}
        onChange={(intervalMinutes) => change({ intervalMinutes })}
      />
      <StepsField
        label={words.preparation}
        hint={words.preparationHelp}
        steps={preparationSteps}
        value={settings.preparationSeconds}
        textOf={(seconds) => (seconds === 0 ? words.preparationNone : words.preparationValue(seconds))}
        onChange={(preparationSeconds) => change({ preparationSeconds })}
      />
      <SliderField
        label={words.volume}
        minimum={0}
        maximum={100}
        step={5}
        value={percent}
        valueText={`${percent} %`}
        lowLabel={words.volumeLow}
        highLabel={words.volumeHigh}
        onChange={(value) => change({ bellVolume: value / 100 })}
      />
      <Button variant="quiet" className="justify-self-start" onClick={hear}>
        {words.tryBell}
      </Button>
    </fieldset>
  );
}

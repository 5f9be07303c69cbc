import { useState } from 'react';
import { stillnessWords } from '#content/screens/practice.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import type { DeviceSettings } from '#store/device-settings.ts';
import { useLocalData } from '#store/local-data-context.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { SliderField } from '#ui/slider-field.tsx';

/** Which bells ring and how loud, with a bell to hear it by. Kept on this device for the next sits. */
export function BellSettings({ settings }: { settings: DeviceSettings }) {
  const data = useLocalData();
  const { bell } = usePlatform();
  const [percent, setPercent] = useState(Math.round(settings.bellVolume * 100));
  const words = stillnessWords.setup;

  function change(changed: Partial<DeviceSettings>): void {
    // What could not be kept holds for nothing but this moment; the switch then shows what is kept.
    data.changeSettings((kept) => ({ ...kept, ...changed })).catch(() => {});
  }

  function changeVolume(value: number): void {
    setPercent(value);
    change({ bellVolume: value / 100 });
  }

  function hear(): void {
    void bell.unlock();
    bell.ring(percent / 100);
  }

  return (
    <fieldset className="grid min-w-0 gap-2">
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
      <SliderField
        label={words.volume}
        minimum={0}
        maximum={100}
        step={5}
        value={percent}
        valueText={`${percent} %`}
        lowLabel={words.volumeLow}
        highLabel={words.volumeHigh}
        onChange={changeVolume}
      />
      <Button variant="quiet" className="justify-self-start" onClick={hear}>
        {words.tryBell}
      </Button>
    </fieldset>
  );
}

import { eyesClosedWords } from '#content/screens/eyes-closed.ts';
import { charges, times } from '#domain/pahm/positions.ts';
import { canSound } from '#platform/audio.ts';
import { usePlatform } from '#platform/platform-context.tsx';
import type { DeviceSettings } from '#store/device-settings.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import type { SettingsInHand } from './use-settings.ts';

/** Whether a matrix sit is done with eyes closed, and how each place then answers. Kept on this device for the next sits. */
export function TouchSettings({ settings: { now: settings, change } }: { settings: SettingsInHand }) {
  const words = eyesClosedWords;
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="font-medium">{words.title}</legend>
      <Checkbox
        label={words.label}
        checked={settings.eyesClosed}
        onChange={(eyesClosed) => change({ eyesClosed })}
      />
      <p className="text-sm text-muted">{words.help}</p>
      {settings.eyesClosed && <Answers settings={settings} onChange={change} />}
    </fieldset>
  );
}

/** What is heard and felt, and what it means. */
function Answers({
  settings,
  onChange,
}: {
  settings: DeviceSettings;
  onChange: (changed: Partial<DeviceSettings>) => void;
}) {
  const { vibration } = usePlatform();
  const words = eyesClosedWords;
  return (
    <>
      <div className="flex flex-wrap gap-x-8">
        {canSound() && (
          <Checkbox
            label={words.tones}
            checked={settings.touchTones}
            onChange={(touchTones) => onChange({ touchTones })}
          />
        )}
        {vibration.isSupported && (
          <Checkbox
            label={words.vibration}
            checked={settings.touchVibration}
            onChange={(touchVibration) => onChange({ touchVibration })}
          />
        )}
      </div>
      <div className="grid gap-3 text-sm text-muted">
        {!canSound() && <p>{words.tonesMissing}</p>}
        {!vibration.isSupported && <p>{words.vibrationMissing}</p>}
        {words.explanation.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Meanings title={words.rowsTitle} meanings={charges.map((charge) => words.rows[charge])} />
        <Meanings title={words.columnsTitle} meanings={times.map((time) => words.columns[time])} />
        <p>{words.undo}</p>
        <p>{words.keyboard}</p>
      </div>
    </>
  );
}

function Meanings({ title, meanings }: { title: string; meanings: readonly string[] }) {
  return (
    <div>
      <p className="font-medium text-ink">{title}</p>
      <ul className="list-disc pl-5">
        {meanings.map((meaning) => (
          <li key={meaning}>{meaning}</li>
        ))}
      </ul>
    </div>
  );
}

import { setupWords } from '#content/screens/practice.ts';
import { canSound } from '#platform/audio.ts';
import { canKeepAwake } from '#platform/wake-lock.ts';

/** What this device can do during a sit, said once and quietly. */
export function DeviceAbilities() {
  const words = setupWords;
  return (
    <div className="grid gap-1 text-sm text-muted">
      <p>{canKeepAwake() ? words.wakeLock : words.wakeLockMissing}</p>
      {!canSound() && <p>{words.bellMissing}</p>}
    </div>
  );
}

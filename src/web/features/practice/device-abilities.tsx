import { stillnessWords } from '#content/screens/practice.ts';
import { canRing } from '#platform/bell.ts';
import { canKeepAwake } from '#platform/wake-lock.ts';

/** What this device can do during a sit, said once and quietly. */
export function DeviceAbilities() {
  const words = stillnessWords.setup;
  return (
    <div className="grid gap-1 text-sm text-muted">
      <p>{canKeepAwake() ? words.wakeLock : words.wakeLockMissing}</p>
      {!canRing() && <p>{words.bellMissing}</p>}
    </div>
  );
}

import { positionWords } from '#content/positions.ts';
import { matrixSitWords } from '#content/screens/matrix-practice.ts';
import type { PositionKey } from '#domain/pahm/positions.ts';
import type { Clock } from '#platform/clock.ts';
import type { TouchTones } from '#platform/touch-tone.ts';
import type { Vibration } from '#platform/vibration.ts';
import type { DeviceSettings } from '#store/device-settings.ts';
import { placeOf, undoVibration, vibrationOf } from './grid-place.ts';
import type { SitRunner } from './sit-runner.ts';

/** What a tap leads to on the screen (B § 4). */
export interface TapAnswer {
  highlighted: PositionKey | undefined;
  /** For a screen reader, once the hand rests. */
  said: string;
}

interface TapTakerParts {
  runner: Pick<SitRunner, 'tap' | 'undoTap' | 'snapshot'>;
  clock: Clock;
  vibration: Vibration;
  touchTones: TouchTones;
  settings: Pick<DeviceSettings, 'bellVolume' | 'touchTones' | 'touchVibration'>;
}

/** How long a tap is lit, and how long it vibrates, in milliseconds (B § 9). */
const highlightMillis = 300;
const vibrationMillis = 50;
/** So long nothing must be tapped until the last tap is read out. */
const restMillis = 1000;

/** Takes the taps of a matrix sit, and answers each by light and touch; with eyes closed by sound, too. */
export class TapTaker {
  /** Whether the person does not look. */
  isBlind = false;
  readonly #parts: TapTakerParts;
  readonly #listeners = new Set<() => void>();
  #answer: TapAnswer = { highlighted: undefined, said: '' };
  #stopHighlight = () => {};
  #stopSaying = () => {};
  #lastPressCounted = false;

  constructor(parts: TapTakerParts) {
    this.#parts = parts;
  }

  readonly answer = (): TapAnswer => this.#answer;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A press on a position. What does not count is not answered. */
  readonly press = (position: PositionKey): void => {
    const { runner, clock, vibration, touchTones, settings } = this.#parts;
    this.#lastPressCounted = runner.tap(position);
    if (!this.#lastPressCounted) return;
    this.#stopHighlight();
    this.#show({ highlighted: position });
    this.#stopHighlight = clock.setTimer(() => this.#show({ highlighted: undefined }), highlightMillis);
    const place = placeOf(position);
    if (settings.touchVibration) vibration.vibrate(this.isBlind ? vibrationOf(place) : vibrationMillis);
    if (this.isBlind && settings.touchTones) touchTones.tap(place, settings.bellVolume);
    this.#sayAtRest(() =>
      matrixSitWords.count(positionWords[position].name, runner.snapshot().counts[position]),
    );
  };

  /** The press is held: it was meant to take back the tap before it. */
  readonly hold = (): void => {
    if (!this.#lastPressCounted) return;
    this.#lastPressCounted = false;
    this.#parts.runner.undoTap();
    this.undo();
  };

  /** Takes the last tap back. */
  readonly undo = (): void => {
    const { runner, vibration, touchTones, settings } = this.#parts;
    const undone = runner.undoTap();
    this.#stopHighlight();
    this.#show({ highlighted: undefined });
    if (!undone) return;
    if (this.isBlind && settings.touchVibration) vibration.vibrate(undoVibration);
    if (this.isBlind && settings.touchTones) touchTones.undo(settings.bellVolume);
    this.#sayAtRest(() => matrixSitWords.undone(positionWords[undone.position].name));
  };

  dispose(): void {
    this.#stopHighlight();
    this.#stopSaying();
  }

  #sayAtRest(text: () => string): void {
    this.#stopSaying();
    this.#stopSaying = this.#parts.clock.setTimer(() => this.#show({ said: text() }), restMillis);
  }

  #show(change: Partial<TapAnswer>): void {
    this.#answer = { ...this.#answer, ...change };
    for (const listener of this.#listeners) listener();
  }
}

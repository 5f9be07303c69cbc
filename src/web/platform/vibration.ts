/** What the device does under the finger. */
export interface Vibration {
  readonly isSupported: boolean;
  /** Vibrates for so many milliseconds, or in turn: on, off, on … Where the device cannot, nothing happens. */
  vibrate(pattern: number | number[]): void;
}

/** What is needed of the browser: its vibration, where it has one. */
export type VibrationSource = Partial<Pick<Navigator, 'vibrate'>>;

/** The vibration of this device. */
export function createVibration(source: VibrationSource = navigator): Vibration {
  return {
    isSupported: typeof source.vibrate === 'function',
    vibrate(pattern) {
      try {
        source.vibrate?.(pattern);
      } catch {
        // Refused by a policy of the page around this one: a tap counts without it.
      }
    },
  };
}

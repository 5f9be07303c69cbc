import type { EnvironmentChoice, EnvironmentPart } from '#domain/practice/environment.ts';

/** The optional row 'Where are you sitting?' of a setup, in words. */
export const environmentWords: {
  readonly [Part in EnvironmentPart]: {
    readonly label: string;
    readonly choices: Readonly<Record<EnvironmentChoice<Part>, string>>;
  };
} = {
  location: {
    label: 'Place',
    choices: { indoor: 'Indoors', outdoor: 'Outdoors', travelling: 'On the way' },
  },
  lighting: {
    label: 'Light',
    choices: {
      natural: 'Natural light',
      bright: 'Bright light',
      dim: 'Dim light',
      candles: 'Candles',
      dark: 'Darkness',
    },
  },
  sounds: {
    label: 'Sound',
    choices: {
      quiet: 'Quiet',
      nature: 'Sounds of nature',
      music: 'Music',
      voices: 'Voices',
      traffic: 'Traffic',
    },
  },
};

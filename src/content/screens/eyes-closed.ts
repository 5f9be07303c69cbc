import type { Charge, Time } from '#domain/pahm/positions.ts';

/** A sit with eyes closed: the matrix by place, sound and touch. Beyond the specification. */
export const eyesClosedWords: {
  readonly title: string;
  readonly label: string;
  readonly help: string;
  readonly explanation: readonly [string, string];
  readonly tones: string;
  readonly tonesMissing: string;
  readonly vibration: string;
  readonly vibrationMissing: string;
  readonly rowsTitle: string;
  readonly rows: Readonly<Record<Charge, string>>;
  readonly columnsTitle: string;
  readonly columns: Readonly<Record<Time, string>>;
  readonly undo: string;
  readonly keyboard: string;
  readonly show: string;
} = {
  title: 'Eyes closed',
  label: 'Sit with eyes closed',
  help: 'The nine positions fill a dark screen, and each answers in its own way.',
  explanation: [
    'You find a position by its place: three rows of three, as large as the screen allows. What you then hear and feel tells you which one it was, so that you need not look.',
    'If it was not the one you meant, take it back or leave it. One tap more or less does not change the picture of a sit. While the sit is paused, nothing sounds.',
  ],
  tones: 'Tones',
  tonesMissing: 'This browser cannot play tones.',
  vibration: 'Vibration',
  vibrationMissing: 'This device or its browser does not vibrate.',
  rowsTitle: 'The row is how high',
  rows: {
    attachment: 'Attachment: a high tone, a short vibration',
    neutral: 'Neutral: a middle tone, a medium vibration',
    aversion: 'Aversion: a low tone, a long vibration',
  },
  columnsTitle: 'The column is how often',
  columns: {
    past: 'Past: once, from the left',
    present: 'Present: twice, from the middle',
    future: 'Future: three times, from the right',
  },
  undo: 'To take the last tap back, hold any place for a moment. A falling sound answers.',
  keyboard:
    'On a number pad, 7 8 9 are the upper row, 4 5 6 the middle one and 1 2 3 the lower one. Backspace or 0 takes the last tap back, and Escape shows the screen again.',
  show: 'Show the screen',
};

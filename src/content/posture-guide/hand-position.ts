import type { GuideTab } from './guide-tab.ts';

export const handPositionTab: GuideTab = {
  name: 'Hand Position',
  lead: 'The hands want a place where they can stay, and the shoulders will tell you whether it is one.',
  sections: [
    {
      title: 'Three places',
      body: [
        'On the thighs, palms down: the simplest, and good on a chair. Let them lie where the upper arms hang straight down. Too far forward, and they pull the shoulders with them.',
        'One hand in the other: the palms turned up, one lying in the other before the belly, the thumbs just touching or at rest. Put a folded cloth in your lap to carry them, for otherwise the shoulders will.',
        'On the belly: for lying or standing. The hands feel the breath come and go, and have something to do without doing it.',
      ],
    },
    {
      title: 'What the hands tell',
      body: [
        'Hands show first what goes on elsewhere. A fist, a thumb that presses, a finger that taps along: each may be the first thing you notice of a thought. Let them go soft when you find them so. Then look where attention was.',
      ],
    },
    {
      title: 'The hand that taps',
      body: [
        'From stage 2 on one hand has work. Lay the phone on the thigh or on a cushion in your lap, where the thumb or a finger reaches all nine positions without the arm lifting. With a keyboard, rest the hand on the number pad. The other hand keeps its place.',
        'After a tap the finger lies down again beside the device. If it hovers, you have begun to wait for thoughts.',
      ],
    },
    {
      title: 'Before you begin',
      body: [
        'Take off what presses, a watch or a tight cuff. Hands grow cold when they lie still for long: put a blanket over them from the start, rather than looking for it later.',
      ],
    },
  ],
};

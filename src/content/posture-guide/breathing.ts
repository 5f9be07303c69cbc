import type { GuideTab } from './guide-tab.ts';

export const breathingTab: GuideTab = {
  name: 'Breathing',
  lead: 'The breath needs no help. Posture only keeps out of its way.',
  sections: [
    {
      title: 'Make room',
      body: [
        'Loosen the belt and the top button. Let the belly be as round as it likes: a belly that is held in pushes the breath up into the shoulders. When you breathe in, the lower ribs widen to the sides and a little to the back. When you breathe out, they return. Breathe through the nose, if it is free; if not, through the mouth, with the lips a little open.',
      ],
    },
    {
      title: 'Let it breathe',
      body: [
        'The breath is short or long, smooth or uneven, and each of these is right. There is a small rest after the breath out, and the next one comes without being called. You may notice that it changes as soon as you look. That happens to everybody. Look a little less hard, as you would look at a shy animal, and it goes back to its own ways.',
      ],
    },
    {
      title: 'A place to come back to',
      body: [
        'When you have noticed where attention was, you need somewhere to return to. Take the place where the breath is plainest: the rim of the nostrils, the chest or the belly. Keep to the same one through a sit. Feel one breath there from its beginning to its end. You do not have to count, and you do not have to feel every breath.',
      ],
    },
    {
      title: 'If breathing becomes difficult',
      body: [
        'Some people grow tense when they attend to the breath. Then leave it, and come back to the weight of the body or to sounds; they do as well. If you feel short of air, dizzy or afraid, open the eyes, move, and look around the room. If this happens often, practise in company, or ask somebody who knows.',
      ],
    },
  ],
};

import type { GuideTab } from './guide-tab.ts';

export const otherPositionsTab: GuideTab = {
  name: 'Other Positions',
  lead: 'For bodies and days that sitting does not suit.',
  sections: [
    {
      title: 'Lying Down',
      posture: 'lying',
      body: [
        'Lie on your back on a mat or a rug; a bed says sleep. Put something flat under the head, so that the forehead and the chin are about level. Draw the knees up with the feet on the floor, or put a rolled blanket under them, if the lower back lifts. Let the arms lie a little away from the body.',
        'The trouble with lying is staying awake. Keep the eyes a little open, or stand one forearm up on its elbow: when you doze off, it tips and tells you.',
      ],
    },
    {
      title: 'Standing',
      posture: 'standing',
      body: [
        'Stand with the feet as wide as the hips and about parallel, the knees unlocked, the weight over the arches. Let the tailbone sink and the top of the head rise. The arms hang; one hand may lie in the other in front of the belly. You will sway a little all the time. That is how standing works, and it counts as still.',
        'Have a chair or a wall within reach for long sits. If you feel faint or see spots, sit down at once, and next time move the toes before you begin.',
      ],
    },
    {
      title: 'Other',
      posture: 'other',
      body: [
        'Whatever lets you be still and awake is a posture: sitting up in bed with pillows behind you, an armchair, a wheelchair, the side you sleep on. Ask three things of it. Does it hold you without your doing? Can the breath move? Could you keep it for the length of this sit? Three times yes is enough.',
        'If you change between postures, do so from sit to sit and not during one. When a pain decides otherwise, change slowly, and go on from there.',
      ],
    },
  ],
};

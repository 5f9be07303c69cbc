import type { GuideTab } from './guide-tab.ts';

export const sittingPositionsTab: GuideTab = {
  name: 'Sitting Positions',
  lead: 'In all six the pelvis decides: when it tips a little forward, the spine rises by itself.',
  sections: [
    {
      title: 'Chair Sitting',
      posture: 'chair',
      body: [
        'Take a firm seat without wheels and sit on its front half, so that the back carries itself. Feet flat, as wide as the hips; knees no higher than the hips. If they are higher, sit on a folded blanket. If your feet do not reach the floor, put a book under them.',
      ],
    },
    {
      title: 'Cushion Sitting',
      posture: 'cushion',
      body: [
        'Sit on the front third of a firm cushion, on a blanket or a mat, and cross the legs loosely, each foot under the other knee. Both knees should rest on something. If one hangs in the air, fill the space with a towel. Next time let the other leg lie in front.',
      ],
    },
    {
      title: 'Seiza Position',
      posture: 'seiza',
      body: [
        'Kneel on something soft, the feet stretched out behind you. A low bench over the calves, or a cushion stood on edge between the heels, takes the weight. A rolled towel under the ankles helps if they complain. Leave it out if knees or ankles are injured.',
      ],
    },
    {
      title: 'Burmese Position',
      posture: 'burmese',
      body: [
        'Fold both legs in front of you without crossing them: one heel near the body, the other foot before it. Knees and shins lie on the floor. It looks modest and is one of the steadiest seats there is. If the knees stay up, sit higher.',
      ],
    },
    {
      title: 'Half Lotus',
      posture: 'lotus',
      body: [
        'One foot rests on the opposite thigh, the other leg lies folded on the floor. The turn happens in the hip: guide the leg with your hands and stop where the hip stops. Felt in the knee, it is the wrong posture. Change sides each sit.',
      ],
    },
    {
      title: 'Full Lotus',
      posture: 'full-lotus',
      body: [
        'Each foot rests on the opposite thigh. Take it only if your legs go there without help and without ambition. Nothing is reached in it that cannot be reached on a chair.',
      ],
    },
    {
      title: 'How high?',
      body: [
        'Nearly everybody sits too low at first. With too little height the pelvis rolls back, the lower back rounds and the shoulders follow. Add a folded blanket and see whether sitting becomes less work.',
      ],
    },
  ],
};

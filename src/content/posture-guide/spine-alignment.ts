import type { GuideTab } from './guide-tab.ts';

export const spineAlignmentTab: GuideTab = {
  name: 'Spine Alignment',
  lead: 'The spine is stacked and not pulled straight.',
  sections: [
    {
      title: 'Begin below',
      body: [
        'Feel the two bones under you that touch the seat. Roll forward over them, until the lower back hollows, then back, until it rounds. Let the movement grow smaller and come to rest between the two, a trace in front of the middle. From there hardly any muscle is needed.',
      ],
    },
    {
      title: 'Build upwards',
      body: [
        'Let the lower back keep its own light curve. Let the ribs rest above the pelvis: thrust out in front they are a parade, sunk in they press on the breath. Draw the shoulders up to the ears, let them drop behind you and forget them.',
        'Last comes the head, which is the heaviest part. Imagine that its crown, not the forehead, is drawn upwards by a thread. The back of the neck grows long and the chin sinks by the width of a finger. The ears are now about above the shoulders, and the gaze falls by itself.',
      ],
    },
    {
      title: 'Upright is not stiff',
      body: [
        'A spine has curves, and they are meant to be there. If the muscles beside it are hard, you are doing too much. Breathe out and let the weight sink, as if everything soft were hanging from something upright. Small movements that come with the breath may go on.',
      ],
    },
    {
      title: 'When it sinks during a sit',
      body: [
        'It will. The head goes first, then the chest. You need not jerk upright: let the crown rise again within one long breath, once, and leave it. If it sinks every minute, the seat is too low or you are tired. Either is easier to change than the spine.',
      ],
    },
  ],
};

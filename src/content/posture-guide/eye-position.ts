import type { GuideTab } from './guide-tab.ts';

export const eyePositionTab: GuideTab = {
  name: 'Eye Position',
  lead: 'Open, half open or closed: each has its use, and you may change from sit to sit.',
  sections: [
    {
      title: 'Half open',
      body: [
        'This is a good place to start. Let the gaze fall on the floor one or two metres in front of you and let the lids sink after it. You do not look at anything; light comes in, and that is all. It keeps you awake without giving attention much to hold on to. Choose a plain spot before you begin: a carpet with a pattern has stories to tell.',
      ],
    },
    {
      title: 'Closed',
      body: [
        'With closed eyes sounds and the body come nearer, and so do pictures and sleep. It suits you if you are wide awake, or if the room is restless. Let the lids rest on the eyes as if by their own weight. If you find the eyes searching behind them, let them sink back.',
        'For the matrix with closed eyes there is a setting of its own in the setup: the nine places fill the screen and answer by tone and vibration.',
      ],
    },
    {
      title: 'Open',
      body: [
        'When sleep is near, open the eyes fully and let the whole room be in view, its edges too. It is also the way to practise for everyday life, which is lived with open eyes.',
      ],
    },
    {
      title: 'Small matters',
      body: [
        'Blink as often as the eyes ask for it; that does not count as moving. If they water or burn, close them for a while. Glasses may come off, and lenses too, if you mean to close the eyes for long. Keep the screen dim: it should be there when you need it, and not be the brightest thing in the room.',
      ],
    },
  ],
};

import type { GuideTab } from './guide-tab.ts';

export const overviewTab: GuideTab = {
  name: 'Overview',
  lead: 'A posture is good when you can forget it.',
  sections: [
    {
      title: 'What a posture is for',
      body: [
        'A posture has two tasks. It should be steady enough that the body can be left alone, and upright enough that you stay awake. The two pull in different directions, and every posture in this guide is a compromise between them. None of them is holy. People practise on chairs, cushions and benches, in wheelchairs and in hospital beds.',
      ],
    },
    {
      title: 'How to choose',
      body: [
        'Start from your body and not from a picture. If your knees or hips are stiff, a chair is not second best. If you grow sleepy, sit more upright, or stand. If your back hurts, take what hurts it least, even if that means lying down.',
        'Give a posture three or four sits before you judge it. Then change one thing at a time: the height of the seat, the place of the feet, the place of the hands. Otherwise you will not know what helped.',
      ],
    },
    {
      title: 'How you know that it fits',
      body: [
        'The breath reaches the belly with nothing in its way. The head balances and is not held. After ten minutes something may ache, but nothing is sharp, burning or numb.',
      ],
    },
    {
      title: 'One rule above all others',
      body: [
        'A sharp pain, numbness that worries you, or an ache that is still there long after you got up means: move, and sit differently next time. If you are injured or pregnant, or have been given advice about sitting, that advice comes before anything written here.',
      ],
    },
    {
      title: 'How to use this guide',
      body: [
        'It goes from the ground upwards: first what you rest on, then spine, hands, eyes and breath. The last part is for when something does not work.',
      ],
    },
  ],
};

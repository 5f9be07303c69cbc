import type { GuideTab } from './guide-tab.ts';

export const commonIssuesTab: GuideTab = {
  name: 'Common Issues',
  lead: 'What goes wrong for nearly everybody, and what to try first.',
  sections: [
    {
      title: 'A leg falls asleep',
      body: [
        'Something presses on it, mostly the edge of the seat. Sit farther forward, or higher, or on something softer at the front. Let it wake up before you stand, or you may fall. If feeling does not return within a few minutes, choose another posture for good. If numbness stays, ask a doctor.',
      ],
    },
    {
      title: 'The knees hurt',
      body: [
        'Knees bend and do not twist. Pain in them means that the hips do not turn far enough for this posture. Sit higher, support the knees, or take a chair. This is not a pain to sit through.',
      ],
    },
    {
      title: 'The lower back aches',
      body: [
        'Usually the pelvis has rolled back. Raise the seat, tip the pelvis forward a little, and use the backrest for a while if you need to. An ache between the shoulder blades often comes from hands that lie too far forward.',
      ],
    },
    {
      title: 'Neck and jaw are tight',
      body: [
        'The head is being held up from the front. Let the chin sink, and the back of the neck grow long. Let the teeth part and the tongue lie where it likes.',
      ],
    },
    {
      title: 'Falling asleep',
      body: [
        'Open the eyes, sit up, let in some cool air, stand for a sit. Try another hour of the day. If it goes on, you are short of sleep, and no posture makes up for that.',
      ],
    },
    {
      title: 'Unable to keep still',
      body: [
        'Walk for five minutes before you sit. Choose a shorter level, and decide on its length beforehand. Then feel the restlessness itself: it has a place in the body, and it changes.',
      ],
    },
    {
      title: 'Itching, swallowing, a noisy stomach',
      body: [
        'You notice them far more than others do. Itches pass. Swallow when you must. None of it ends a sit.',
      ],
    },
    {
      title: 'Leaning to one side',
      body: [
        'Feel whether both sitting bones carry the same weight. If you find this hard to tell, ask somebody to look, or take one picture of yourself.',
      ],
    },
  ],
};

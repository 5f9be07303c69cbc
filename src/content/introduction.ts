/** The five slides between questionnaire and self-assessment (A § 2). */
export const introductionSlides = [
  {
    title: 'Welcome',
    body: [
      'Ninefold teaches one thing: to know where your attention is, and to be able to bring it back. It does so in six stages. The first trains the body to be still. The others train you to notice, with the help of a simple map, where attention goes by itself.',
      'You need no experience, no belief and no special equipment. What you record about your sits stays on this device. There is nothing to win here and nobody to compare yourself with. There is a place to sit down, and something to find out.',
    ],
  },
  {
    title: 'Why This Practice Matters',
    body: [
      'Whatever you have lived through today, you have lived through by way of attention. A meal that you did not notice was hardly eaten. A conversation held while planning the next one was half held. What attention is given to becomes your day, and days become the rest.',
      'And yet most of us have never decided where it goes. It follows what is loud, what is new, what hurts and what tempts. That is nobody’s fault; it is how attention works when it is left alone. But it can be trained, as a hand or an ear can be trained: by doing a small thing, often, and on purpose.',
    ],
  },
  {
    title: 'The Fundamental Blindness',
    body: [
      'Try to remember the last time your mind wandered. You will recall coming back: the page you had to read again. You will not recall leaving. Nobody notices the moment of leaving, for the very thing that could have noticed it is what left.',
      'This is the fundamental blindness. The difficulty is less that attention wanders than that, while it wanders, it does not know. A worry does not feel like a thought about tomorrow; it feels like tomorrow. Training does not stop the wandering. It shortens the time until you see it, and what has been seen no longer carries you along in quite the same way.',
    ],
  },
  {
    title: 'A Simple Practice',
    body: [
      'You sit, and you are still. After a while you find that attention has gone somewhere. It can only be in a few places: in the past, the present or the future, and in each of them wanting, not wanting, or neither. Three times three makes nine. Nostalgia, regret, anticipation and worry are four of them. The one in the middle is simply being present.',
      'You notice which one it was, and come back. That is the whole practice. Noticing that you were gone is not a mistake in it; it is the exercise itself, as one lifting is the exercise with a weight.',
    ],
  },
  {
    title: 'Your Journey Begins',
    body: [
      'Next come nine short lists: what you like to eat, to hear and to see, what you hope for and what worries you. These are the things that attention runs to. You will meet most of them again when you sit, and it helps to have seen them once on paper.',
      'Then the first stage begins, with ten minutes of sitting still. Go at your own pace. Ten minutes on most days will show you more than two hours once a month. And if you stop for a week, you have lost nothing that sitting down again does not bring back.',
    ],
  },
] as const satisfies readonly { title: string; body: readonly string[] }[];

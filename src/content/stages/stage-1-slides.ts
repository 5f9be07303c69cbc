/** The three slides before the first sit (B § 2). */
export const stage1Slides = [
  {
    title: 'The Body Comes First',
    body: [
      'Before attention can be trained, there has to be someone sitting there. A body that shifts, scratches and looks around takes attention along each time it moves. So the first stage trains one thing only: keeping the body still.',
      'You are not asked to concentrate, to empty your mind or to breathe in a special way. Thoughts may come and go as they like. You sit down, you stay as you are, and you get up when the bell rings.',
    ],
  },
  {
    title: 'What Stillness Means',
    body: [
      'Still does not mean stiff. You settle into a posture that needs little effort, let the muscles you do not need go soft, and then leave the body alone. Breathing, blinking and swallowing go on by themselves.',
      'Sooner or later something will ask you to move: an itch, an ache, sleep, the wish to see how long it still takes. For once you do not answer at once. You feel what the urge is like, and find that most urges fade without being obeyed.',
      'One rule stands above all others: pain that is sharp, or numbness that worries you, means move. Stillness is never worth an injury.',
    ],
  },
  {
    title: 'Five Levels',
    body: [
      'Stage 1 has five levels, T1 to T5, of 10, 15, 20, 25 and 30 minutes. Each has a short introduction of its own. A level is passed when its countdown ends by itself.',
      'You can practise the levels in any order and repeat them as often as you like. If you end a sit early, the minutes you sat are recorded as what they are. When T5 is complete, stage 2 opens, and with it the matrix of nine positions.',
    ],
  },
] as const satisfies readonly { title: string; body: readonly string[] }[];

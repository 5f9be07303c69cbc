import type { FourSlides } from './slide.ts';

/** Stage 3: dot tracking, and the four thoughts that colour everything after them. */
export const stage3Slides: FourSlides = [
  {
    title: 'PAHM Beginner: Dot Tracking Practice',
    body: [
      'You know the nine positions now, and naming them has become quick. This stage asks what the names add up to. Each noticing is a dot. One dot says little. A hundred dots, over several sits, show where attention lives when nobody looks after it.',
      'So you go on as before, and look at the picture afterwards. It is common to find two or three positions crowded and several nearly empty. The picture describes; it does not judge. And it is yours: no two people draw the same one.',
    ],
  },
  {
    title: 'The Four Corners',
    body: [
      'In the corners of the matrix stand nostalgia and regret, anticipation and worry. They have two things in common: none of them is here, and each of them wants something. The sweet past back, the sore past undone, the bright future now, the dark one never. They are called poison thoughts.',
      'The word is no judgement on you. A drop of ink is not wicked, and yet a glass of water takes its colour. After ten minutes of regret the evening itself seems sad, and you no longer know why. Seen early, the drop can still be told from the water.',
    ],
  },
  {
    title: 'When It Returns',
    body: [
      'The same thought will come back. Mark it again, and once more after that. A dot is for the noticing and not for the content, and the tenth is worth as much as the first. You do not have to solve the thought, answer it or think it to its end. That is how it kept you the last nine times.',
      'Try to meet it nearer to its beginning. A worry starts with a word, a picture or a tightening in the chest, long before it is a story. Today you wake up in the middle of the story. Next time it may be the second sentence, and one day the first word.',
    ],
  },
  {
    title: 'Reading the Dots',
    body: [
      'After each sit you see which positions were tapped, and when. Look at it as you would look at last week’s weather. Was the beginning crowded and the end quiet? Does worry come in the evening and anticipation in the morning? You need not draw a conclusion every time.',
      'Two temptations are worth knowing: to tap PRESENT for the sake of the figure, and to lie in wait for thoughts in order to catch them. Sit for 30 minutes as a rule and 15 at least. Five full sits, with present attention at 60 % on average in those that have taps, open stage 4.',
    ],
  },
];

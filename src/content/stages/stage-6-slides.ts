import type { FourSlides } from './slide.ts';

/** Stage 6: attention that stays on one thing, and goes along when you stand up. */
export const stage6Slides: FourSlides = [
  {
    title: 'PAHM Illuminator: Continuous Awareness',
    body: [
      'The last stage has two halves. While you sit, attention learns to rest on one thing until it stays there by itself. When you stand up, the same attention goes with you into the kitchen, into the quarrel and to the end of the queue. Neither half is the real one.',
      'Continuous does not mean without a gap. It means that a gap is noticed soon, wherever it happens, and that coming back has become so ordinary that you make nothing of it.',
    ],
  },
  {
    title: 'One Thing',
    body: [
      'Choose something small and steady, such as the breath where it touches the nose, and rest attention there. At first you place it again and again. Then come stretches in which it stays, while everything else goes on quietly around it. This is single-pointed attention. It is not a grip; there is merely no reason to leave.',
      'What disturbs it now is fine: half a word, a flicker of a picture, a readiness to think. Meet these as they form. You need not push them away. To be seen is usually all they needed.',
    ],
  },
  {
    title: 'Every Mood Comes By',
    body: [
      'Sits last 75 minutes as a rule and 60 at least, long enough for every mood to come by and to leave again. Boredom comes, and so does the thought that you have understood it all and could get up now. Tap only when you were really away: five times, or not at all, or forty times on a day of bad news.',
      'You need not defend what you reached yesterday. Whoever has had a good sit is in danger of sitting in memory of it, and that position has a name, too. Begin each time as if it were the first.',
    ],
  },
  {
    title: 'Taking It Along',
    body: [
      'When the bell rings, do not drop everything. Stand up as you sat. Then choose one daily act, a staircase, the washing-up or the first minute of a call, and do it with the same attention, every day for a week. The nine positions are the same there. Only the buttons are missing.',
      'Sooner or later somebody will ask what it is that you do. Say it simply: I sit still, and notice where attention goes. Promise nothing. No stage opens after this one, and none is needed.',
    ],
  },
];

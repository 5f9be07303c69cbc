import type { BookChapter } from '#domain/guide/book.ts';
import { chapter6Sections } from './sections.ts';

/** Stage 6: attention that stays on one thing, and in the rest of the day. */
export const chapter6: BookChapter = {
  chapterId: 'chapter-6',
  chapterNumber: 6,
  title: 'The Rest of the Day',
  stage: 6,
  content: chapter6Sections,
  keyPoints: [
    'The last stage trains continuity: on one small thing while you sit, and in ordinary acts when you do not.',
    'Attention is placed lightly, as often as it takes, until it stays of its own accord.',
    'Fine distractions are met before they have a hook. They need no tap.',
    'One small act a day, done with full attention, reaches further than a resolution to be present always.',
    'Knowing that you are angry makes a gap of one breath. What you do with it is yours.',
  ],
  practiceInstructions: [
    'Sit for 75 minutes, or for 60 at least. Give the first ten to arriving.',
    'Choose one small, steady thing and rest attention on it. When it slides off, place it again.',
    'Let sounds and sensations go on at the edge.',
    'Meet half-formed thoughts as they begin. Tap only when one has really taken you away.',
    'At the bell, listen until it has ended. Stand up, and notice the first door handle.',
    'Do one daily act with the same attention, the same one for a week.',
  ],
  commonChallenges: [
    {
      anchor: 'challenge-attention-does-not-stay',
      challenge: 'Attention does not stay on the breath at all.',
      answer:
        'Take a larger thing, the whole body as it breathes, and make it smaller every ten minutes. If it still slips after three sits, go back to stage 4 for a week. What you miss there is usually patience with being wide.',
    },
    {
      anchor: 'challenge-i-forget-it-in-daily-life',
      challenge: 'By nine o’clock I have forgotten all about it.',
      answer:
        'So has everybody. Do not lean on memory; lean on a place. A sticker on the kettle is too clever. The kettle itself will do, if you have decided on it. Each time you remember too late, that too was remembering.',
    },
    {
      anchor: 'challenge-people-irritate-me-more',
      challenge: 'Since I have been practising, people irritate me more.',
      answer:
        'You may only be noticing it sooner, which is uncomfortable and useful. Or you are protecting a quiet that you have begun to own. Look for LIKES just before DISLIKES, and let the quiet be interrupted. If the irritation stays for weeks, sit less and see somebody about it.',
    },
    {
      anchor: 'challenge-what-comes-after-stage-6',
      challenge: 'What comes after stage 6?',
      answer:
        'The same, with less talk about it. You may sit long or short, with taps or without, in whichever stage suits the season. Some return to stage 3 every autumn to look at their picture again. There is no certificate, and by now you would not know where to hang it.',
    },
  ],
  progressMarkers: [
    'There are whole minutes in which you place nothing and attention stays.',
    'You see “and tom—” and never learn what it would have become.',
    'A quarrel has had one breath in it.',
    'You went back to an earlier stage and felt no shame.',
    'Someone else has said that you listen.',
  ],
  estimatedHours: 75,
};

import type { StageNumber } from '#domain/practice/stages.ts';

/** A stage in words: the line on its card, and the four parts of its guide. */
export interface StageWords {
  readonly card: string;
  readonly trains: string;
  readonly practice: string;
  readonly feels: string;
  readonly ready: string;
}

/** The six stages in words (A § 2, B § 1). When a stage opens is in the decisions on the path. */
export const stageWords: Readonly<Record<StageNumber, StageWords>> = {
  1: {
    card: 'Physical stillness',
    trains:
      'The body, and with it the ability to feel an urge without obeying it. Whoever can leave an itch alone for half an hour has learned, without any theory, that an urge is one thing and an action another. All later stages stand on this.',
    practice:
      'Five levels of 10, 15, 20, 25 and 30 minutes. You choose a posture, settle in and do not move until the bell. Breathing, blinking and swallowing go on as they please, and thoughts may come and go. Itches, dull aches, sleepiness and restlessness are felt and left as they are. A sharp pain means move.',
    feels:
      'At first, mostly uncomfortable. Then there are stretches in which the body is simply there, heavy and quiet, and you notice that for some time nothing has asked for anything. Urges still come; you see them coming.',
    ready:
      'Stage 2 opens when a T5 sit has run to its end, or when you have completed the reflection on one. The levels may be sat in any order, and it is worth repeating each until its length feels ordinary.',
  },
  2: {
    card: 'Learning to see the nine positions',
    trains:
      'Recognition. Attention is always somewhere: in the past, the present or the future, and there it wants something, rejects something, or does neither. Three times three makes nine positions. This stage trains you to see which one you are in.',
    practice:
      'You sit still as in stage 1, for 30 minutes as a rule and 15 at least, with the nine buttons before you. Whenever you notice where attention is, you tap that position once: WORRY, LIKES, PAST, whatever it was. Then you come back to what is here. You do not search and you do not judge. One tap for one noticing, and PRESENT counts as much as any other.',
    feels:
      'You will be surprised how often you were away. That is the practice working: you have not become more distracted, you have begun to see it. After some sits the names come by themselves, and naming a thought is often enough to end it.',
    ready:
      'Stage 3 opens after five full sits, with present attention at 60 % or more on average over the last five, counted from sits with taps.',
  },
  3: {
    card: 'Dot tracking and poison thoughts',
    trains:
      'Persistence with what returns. You now follow your own pattern over time, dot by dot, and learn to know the thoughts that come back most: nostalgia and regret, anticipation and worry. They are called poison thoughts not because they are wicked, but because a little of them colours everything that follows.',
    practice:
      'Sits of 30 minutes as a rule and 15 at least. Each noticing is one dot in the matrix; after the sit you look at the picture that the dots have made. When the same thought returns, you mark it again, calmly, for the noticing and not for its content. You do not argue with it and you do not follow it to its end.',
    feels:
      'The favourites become familiar. You catch a worry in its first words instead of its tenth sentence. Some sits are crowded and some are empty; a crowded one that you have seen clearly is a good sit.',
    ready:
      'Stage 4 opens after five full sits, with present attention at 60 % or more on average over the last five, counted from sits with taps.',
  },
  4: {
    card: 'Tool-free open awareness',
    trains:
      'Awareness that needs no crutch. The matrix has become a habit of seeing, and the hand begins to rest. You train to stay open to everything that shows itself, sounds, body and thoughts, without choosing one thing to hold on to.',
    practice:
      'Sits of 45 minutes as a rule and 30 at least. Sit still and let attention be wide. A thought that is seen as it comes, and goes, needs no tap. Tap only when you find that you have really been carried away, to mark where you were. Then let the hand lie still again, and be as wide as before.',
    feels:
      'Longer stretches without any dot, in which you are nevertheless not absent. Thoughts pass like sounds from the street. Now and then you notice a kind of resting in the middle, which cannot be held and returns when it is left alone.',
    ready:
      'Stage 5 opens after five full sits, with present attention at 70 % or more on average over the last five, counted from sits with taps.',
  },
  5: {
    card: 'Effortless awareness',
    trains:
      'Staying without effort. Coarse distraction has become rare; what remains is subtle: a slight dullness, pleasant and easily taken for calm, and the small effort of keeping watch. This stage trains you to notice both, and to need neither.',
    practice:
      'Sits of 60 minutes as a rule and 45 at least. Begin as in stage 4. From time to time ask: is what I feel still as clear as at the beginning? If it has grown dim, let the spine lengthen and take an interest in one single breath. If it is tight, let go of the watching itself. Tap only when you were away; the running count on each button is there for you afterwards.',
    feels:
      'As if someone else were doing the work. Attention returns before you have decided anything. The hour is neither long nor short. Clear and quiet turn out to be compatible.',
    ready:
      'Stage 6 opens after five full sits, with present attention at 70 % or more on average over the last five, counted from sits with taps.',
  },
  6: {
    card: 'Awareness in daily life',
    trains:
      'Continuity. What has been practised on the cushion meets the kitchen, the quarrel and the queue. This stage trains awareness that does not end with the bell, and the ability to explain the practice to someone else simply and honestly.',
    practice:
      'Sits of 75 minutes as a rule and 60 at least: long enough for every mood to come by. Rest attention on one thing until it stays there by itself, and meet the last fine distractions as they form. When you stand up, take it along. Choose one daily act, a staircase or the washing-up, and do it as you would sit. The nine positions are the same there.',
    feels:
      'Less special than you expected. You are angry and know it; you are glad and know that too. The gap between an impulse and what you do has become a place where you can stand.',
    ready:
      'No stage follows this one. You will know it by ordinary signs: you notice sooner, you return sooner, and you make less of both. Sits go on, because there is no end to seeing.',
  },
};

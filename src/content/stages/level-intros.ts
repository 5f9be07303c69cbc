import type { LevelKey } from '#domain/practice/levels.ts';

/** The introduction of one level: what it trains, and three short points on how to do it. */
export interface LevelIntro {
  readonly title: string;
  readonly body: readonly string[];
  readonly howTo: readonly [string, string, string];
}

/** The introductions of T1 to T5 (B § 2), each going a little deeper than the one before. */
export const levelIntros: Readonly<Record<LevelKey, LevelIntro>> = {
  t1: {
    title: 'T1: Arriving',
    body: [
      'Ten minutes is long enough to meet every reason to move, and short enough to stay. Take a minute to prepare: loosen anything tight, put the phone where you will not touch it, and find a posture you would not mind keeping. Then decide once, at the start, that you will not move until the bell. A decision made once is easier than the same decision made every minute.',
      'Something will itch. Do not scratch, and do not fight it either. Feel where it is, how large it is, and whether it stays the same for even one breath. Nearly always it grows, stands for a moment and goes. If you moved before you noticed, nothing is spoilt: be still again from there.',
    ],
    howTo: [
      'Settle first, then press Start. What is comfortable now will be needed in eight minutes.',
      'Let the hands rest on each other or on the thighs, and leave them there.',
      'If a pain is sharp, move. Slowly, and without calling it failure.',
    ],
  },
  t2: {
    title: 'T2: Meeting the Urge',
    body: [
      'In fifteen minutes you will see how movements begin. Before the hand lifts there is an urge, and before the urge a small displeasure: a tickle, a warm spot, a thought that the leg ought to lie differently. Most days this whole chain runs unseen. Sitting still makes it visible, because the last step does not happen.',
      'An urge behaves like a wave. It rises, and while it rises it seems that it will go on rising. Then it passes its height and falls, whether or not you obeyed. Your task is to be there for the whole wave. Also watch the small movements that pretend not to be any: the jaw, the fingers, the toes, the forehead. Let them go soft, one by one, and then leave them.',
    ],
    howTo: [
      'When an urge comes, name it once, silently: “wanting to move”. Then feel it in the body.',
      'Follow one urge from its beginning to its end, and notice that it does end.',
      'Every few minutes let the jaw, the shoulders and the hands soften. Change nothing else.',
    ],
  },
  t3: {
    title: 'T3: Staying with Discomfort',
    body: [
      'At about twenty minutes most bodies begin to ache: in the knees, between the shoulder blades, in the lower back. Learn to tell two kinds apart. Pain that is sharp, stabbing or shooting, or that sits inside a joint, is a warning: move, slowly, and change the posture next time. A dull ache, pressure, warmth or pins and needles usually belongs to sitting. That is what this level is about.',
      'Go closer to such an ache instead of away from it. “My knee hurts” is a sentence; what is there to feel is pressure, heat, a pulse, an edge that moves. Notice also what you add: tensing around it, and the thought that it will only get worse. The first may stay. The second you can let go of, again and again.',
    ],
    howTo: [
      'Ask of an ache: where exactly, how large, is it the same now as one breath ago?',
      'Soften the muscles around it, and breathe as you were breathing before.',
      'Sharp, or still there long after you got up: move now, and sit differently next time.',
    ],
  },
  t4: {
    title: 'T4: Sleepiness and Restlessness',
    body: [
      'With a quiet body two other visitors show themselves. One is sleepiness: the head sinks, thoughts turn into pictures, the minutes vanish. The other is restlessness: the sit seems endless, everything else seems urgent, and you would give much to see the clock. In twenty-five minutes you will probably meet both.',
      'They need opposite answers, and neither of them is movement. When you are sleepy, let the spine grow longer, open the eyes a little and take in the light. When you are restless, do the reverse: let the weight sink, feel everything that touches the ground, and let the breath out be long. If you wake to find your head on your chest, lift it slowly and go on. If sleep wins every time, you may simply need sleep. Take it, and sit later.',
    ],
    howTo: [
      'Sleepy: lengthen the spine, open the eyes a little, look down at one place.',
      'Restless: feel feet, legs and seat against the ground, and count no minutes.',
      'Do not look at the clock. The bell will ring by itself.',
    ],
  },
  t5: {
    title: 'T5: Resting in Stillness',
    body: [
      'Thirty minutes is the last level, and the difference lies less in its length than in its manner. So far you have kept still against something. Now see how little of that is needed. Go through the body and look for places that are still holding: behind the eyes, the tongue, the belly, the soles of the feet. What no longer holds needs no effort to stay as it is.',
      'You will not feel wonderful from beginning to end; hardly anyone does. Itches and aches still come. What changes is that they find less to push against, and that you notice them earlier, as events and not as orders. Thoughts come too. Leave them alone, as you leave the body alone. Noticing where they go is the work of stage 2.',
    ],
    howTo: [
      'Use the first minutes to let go of effort you do not need.',
      'When discomfort comes, check first whether you have begun to hold against it.',
      'The rule still stands: a sharp pain means move.',
    ],
  },
};

import type { BookSection } from '#domain/guide/book.ts';

/** The text of the chapter on stage 1. */
export const chapter1Sections: readonly BookSection[] = [
  {
    anchor: 'why-the-body-comes-first',
    heading: 'Why the body comes first',
    paragraphs: [
      'Watch anyone who is waiting for a lift. A foot taps. The weight goes from one leg to the other, the phone comes out, the button is pressed again although it is lit. Nobody decided any of this. Something was slightly unpleasant, the body answered, and its owner was not consulted.',
      'Stage 1 puts the question in between. For ten minutes at first, and for thirty in the end, you feel the small unpleasant thing and do not answer it at once. That sounds like little. It holds what every later stage is made of, the difference between an impulse and an act. An itch that is left alone on a Tuesday morning is good schooling for an e-mail that should be left alone on a Tuesday night.',
      'Your mind has no task yet. If you plan the weekend while you sit, or quarrel with your brother in your head, you have still practised, as long as the body kept its place. There will be time for thoughts in the next chapter.',
    ],
  },
  {
    anchor: 'which-posture-to-take',
    heading: 'Which posture to take',
    paragraphs: [
      'If you want one answer: a firm chair. Sit on the front half with both feet on the floor, and you have a posture that most bodies can keep for half an hour. Sitting on a cushion is as good once your hips allow it, and no better. A knee that hangs in the air will teach you about that knee and about little else.',
      'Lying down is allowed, and if your back demands it, it is right. Know its price: you have lain down every night of your life in order to sleep, and the body remembers what comes next. Standing has the opposite gift. Hardly anyone dozes off on their feet, which makes it a good choice after a short night.',
      'Keep to one posture for a few sits before you judge it. If you raise the seat, move the feet and turn towards the window all on the same day, you will never learn which of them helped.',
    ],
  },
  {
    anchor: 'a-time-and-a-place',
    heading: 'A time and a place',
    paragraphs: [
      'The best time to sit is one that happens every day anyway. After brushing your teeth and before the messages; when the children have left; in the parked car, before you go up to the office. Tie the sit to something that already stands in the day, and you need not find room for it each morning anew. How often? Once on most days is plenty. Two short sits are as good as a longer one, except that a level is passed only when its own countdown runs to the end.',
      'Many people grow drowsy after a large meal and fidgety after strong coffee. See whether you are one of them, and leave an hour in between if you are.',
      'The place should be dull: a corner, a wall, a door that closes. Silence is pleasant and unnecessary. If the neighbour drills, you will sit with drilling. Leave out music, for it makes time pass, and here time is what you are getting to know. If you live with others, tell them when you will be back. Then you need not listen for footsteps.',
    ],
  },
  {
    anchor: 'from-sitting-down-to-the-bell',
    heading: 'From sitting down to the bell',
    paragraphs: [
      'Do everything that needs doing before you press Start: glasses, blanket, belt, the tap that drips. The setup can give you a minute or two to settle. Eyes open or closed? Begin with them half open, the gaze lying on a plain piece of floor. If you are wide awake, you may close them; if you are drowsy, open them fully. The hands lie on the thighs or in each other. The breath comes and goes, and you leave it to its own devices.',
      'Then the bell rings, and you stay. If a shoulder has crept upwards, let it sink; giving up a tension is no breach of stillness. If you have to cough, cough. If your hand was at your nose before you knew about it, put it back slowly, and be still again from there. A sit does not break like a glass. It can be resumed at any point, and resuming it is half of what you learn.',
      'Leave the clock alone. The wish to know how long it will take is an urge like any other, and an instructive one, since you can find no place on the skin where it itches.',
    ],
  },
  {
    anchor: 'the-life-of-an-itch',
    heading: 'The life of an itch',
    paragraphs: [
      'Say it sits on your left cheek. At first there is a point. Then you learn of it, and from now on there are two things: a prickling, about the size of a lentil, and a demand. Compare them. The prickling is rather weak. It is the demand that fills the room. It says now. It says that this will get worse, and that a single small scratch would do nobody any harm.',
      'Let it talk, and stay with the lentil. Is it warm or sharp? Does it keep its place, or does it crawl? Does it beat? After a while you make a discovery: the demand cannot keep up its voice. It swells, it holds, and at some moment when you were busy looking it is gone, and you could not say when. A demand is loud because it has so little time.',
      'Do this fifty times, with itches and with the wish to cough, to shift, to swallow, to know the time. What you gain cannot be had from any book, this one included, for it is stored in the cheek. You can feel a wish completely and still not do what it says.',
    ],
  },
  {
    anchor: 'aches-pains-and-sleeping-legs',
    heading: 'Aches, pains and sleeping legs',
    paragraphs: [
      'There is pain that warns and pain that only complains. A stab, a burning, anything inside a knee or a hip, a numbness that frightens you: this is a warning, and you move. Do it as part of the sit. Decide to move, move slowly, feel how it gets better, be still again. You have lost nothing, and you have shown your body that its warnings are heard.',
      'The other kind lives between the shoulder blades, along the thighs, under the sitting bones. It is dull and wide, and it brings a companion, namely the work of not wanting it: the held breath, the teeth pressed together, the belly like a board. You cannot send the ache away. The companion you can let go, first from the belly, then from the jaw. What is left is often smaller than the two of them were together. Sometimes it is not; then you have sat with an ache, which people have always done on trains.',
      'And the leg that falls asleep? Something is pressing on it, in most cases the front edge of what you sit on. Pins and needles in the last minutes may be left alone, if you know them and they fade once you get up. If the leg goes dead early in the sit, change something: sit higher, sit farther forward, or take a chair. When the bell rings, wait until the leg is awake before you trust your weight to it.',
    ],
  },
  {
    anchor: 'when-sleep-comes',
    heading: 'When sleep comes',
    paragraphs: [
      'You sit, the room is quiet, you have done nothing for four minutes, and the body draws its conclusion. If you keep falling asleep, ask first how long you slept last night. Whoever lives on five hours will doze in every posture, and then the honest remedy is a bed.',
      'If you have slept enough, change the conditions: an earlier hour, a cooler room, a straighter back, one sit spent standing. During the sit, learn to catch sleep early. Long before the head nods, thoughts turn odd. Your colleague is in the meeting, and she is also a heron, and you find nothing remarkable in that. The heron is your moment. Grow a little taller from the seat upwards, lift the lids, and take in the light.',
      'Should you wake with your chin on your chest, lift it and go on. Nothing needs to be made good. Those minutes were part of your sit as well.',
    ],
  },
  {
    anchor: 'restlessness-boredom-and-doubt',
    heading: 'Restlessness, boredom and doubt',
    paragraphs: [
      'Restlessness is a force without an address. It hops from the leg to the shopping, from there to a tune and back to the leg. If you press it down, it has something to push against. So give it a bigger room. Feel the outline of the whole body, soles, back, scalp, and let the buzzing be somewhere inside. It may buzz as it likes; only the muscles keep their place. On days when even this is too much, walk round the block first.',
      'Boredom claims that nothing is going on. Ask what it feels like, and you find a good deal: a faint disgust behind the breastbone, a list of better things to do, a face that has gone slack. A person who is bored and knows exactly how it feels is no longer entirely bored.',
      'Doubt speaks in the voice of reason. This is a waste of time; others can do it; I am not the type. You need not refute it. Put it off: agree with yourself on three weeks of ten minutes, and judge on the last day, standing up. While you sit, doubt is one more reason to move, and you already know what you do with those.',
    ],
  },
  {
    anchor: 'stillness-when-it-works',
    heading: 'When it works, and where else it works',
    paragraphs: [
      'Do not wait for bliss. When stillness works, it feels plain. The body is there, warm, rather heavy, and for some time nobody has asked it for anything. An urge comes round the corner and you see it coming, as one sees a salesman from the window. The bell may even take you by surprise, because you were not leaning towards it.',
      'Then try it elsewhere. At the red light, keep your hands where they are until it turns green. When the phone buzzes in your pocket, let it buzz through one whole breath before you reach for it. Stand by the kettle, and do nothing else until it boils. Such moments are short and cost nothing, and they tell you more about your progress than a record on the cushion.',
    ],
  },
  {
    anchor: 'ready-stuck-or-away',
    heading: 'Ready, stuck, or away for a week',
    paragraphs: [
      'Five levels, T1 to T5, lead from ten minutes to thirty. The next stage opens with a T5 sit that lasts until its bell, or with the reflection you write on one. You could be there in five days. Give yourself some weeks all the same. A level has done its work when its length feels like the length of a song you know: you would not call it short, but you know roughly where you are in it.',
      'There will be weeks in which nothing improves. The same ache, the same salesman, the same wish for the clock. Such a plateau is where most of the learning takes place, as with any instrument. Change one outer thing, the hour or the seat, and leave your expectations alone for ten sits. And if you have missed a week, or a year, no debt has built up. After a missed week, the next sit is simply the next sit. Begin one level lower if that makes it easier to sit down.',
      'When should you leave it? With a fever, or anything else that asks for rest, stay in bed; the chair will be there next week. With an ordinary cold you may sit, shorter and propped up if you like, and with a fresh injury only in a posture that spares it. If sitting still brings up fear that grows with each sit, or memories that overwhelm you, stop, open your eyes, walk about, and talk to a person you trust or to somebody trained for it. Stillness is a tool, and a tool may be put down.',
    ],
  },
];

import type { BookSection } from '#domain/guide/book.ts';

/** The text of the chapter on stage 3. */
export const chapter3Sections: readonly BookSection[] = [
  {
    anchor: 'one-dot-a-hundred-dots',
    heading: 'One dot, a hundred dots',
    paragraphs: [
      'In old houses the stone steps are hollow in the middle. No single foot did that. Stage 3 looks at your steps in this way and calls it dot tracking. A tap on WORRY says that at minute nine there was a worry; forty dots in the same corner, over two weeks, say where you walk when nobody is looking.',
      'Nothing changes in the sit itself. You are still, you notice, you tap once, you arrive again. What you add is a memory that is longer than the sit. You begin to recognise the regulars, the way a waiter does: here she comes again, the table by the window, the letter from the insurance. To recognise a thought as an old guest is a different thing from having it.',
      'This stage trains persistence with what returns. It asks for a certain friendliness, because the regulars will not stop coming just because you have learned their names.',
    ],
  },
  {
    anchor: 'why-four-are-called-poison',
    heading: 'Why four of the nine are called poison',
    paragraphs: [
      'Nostalgia, regret, anticipation and worry, the four corners, are built alike. Each wants something, if only that a thing had not been or may not come, and it cannot be had here. LIKES and DISLIKES want something as well, but their object is in the room: the tea cools, the drill stops, and the wanting has to move on. PAST and FUTURE are elsewhere too, and yet they come to an end; once you know where the keys are, the thought has finished its work.',
      'A corner thought cannot finish. Nobody can eat last summer’s apricots, and nobody can pass tomorrow’s examination tonight. A hunger that can never be fed does not go away; it asks again. This is why such thoughts repeat themselves, and why their colour soaks into whatever comes next. You worry about the car, and ten minutes later somebody has an irritating way of stirring coffee.',
      'The word describes what the thought does, and it is no charge against the person who has it. Someone who could not worry would own no smoke alarm. You are not asked to abolish the four. You learn to taste them early, while the dose is small.',
    ],
  },
  {
    anchor: 'the-sweet-pair',
    heading: 'The sweet pair: nostalgia and anticipation',
    paragraphs: [
      'The poisonous thoughts that hurt are easy to suspect. These two come as gifts. A smell of sun cream in the hall, and you are nineteen, on a ferry, with all of it still ahead. Or it is Tuesday, and you have been in Lisbon since breakfast, although the flight is on Friday. Is such a daydream harmful? Hardly. But see what it costs: the hall, the breakfast, and a little of Lisbon too, for the real one will have to compete with the one that you built.',
      'Do not spoil the picture, and do not try to argue it away. Look for the pull beneath it, which is a matter of the body, a warmth with a hook in it, a leaning, the eyebrows raised. Tap, and stay with the hook for a breath or two while the picture fades. What often remains is a small plain ache. It wanted something, and it is allowed to want. You need not provide it.',
    ],
  },
  {
    anchor: 'regret-and-its-trial',
    heading: 'Regret and its trial',
    paragraphs: [
      'Regret holds court. The scene is shown again: the kitchen, her face, the sentence you said. Then you speak, for the prosecution or for the defence, and at the end the court adjourns and fixes a new date, usually at night. In all these years there has not been a verdict. The proceedings themselves are what is wanted.',
      'When you notice that you are in court, you have only to leave the room. Tap REGRET. Do not stay for one last plea, however good it is. Find the sore place, which may be in the throat or under the ribs, and let it be sore for three breaths without a single word from anyone. You will be called again tomorrow, and then you leave again.',
      'There is a part of regret that has a use. If you owe somebody an apology or a sum of money, write it down after the bell and do it this week. What can be repaired is a task, and tasks belong on paper. The rest is a wound that is being touched to see whether it still hurts.',
    ],
  },
  {
    anchor: 'how-to-handle-worry',
    heading: 'How to handle worry',
    paragraphs: [
      'Worry presents itself as work. While you turn the matter over you seem to be doing something about it, and to stop would be careless. Look closely, however, and it is the same four sentences, in the same order, with a stomach attached. Worry is a rehearsal for a play that is nearly always cancelled, and on the one evening when it is performed, the lines are different.',
      'In the sit: tap WORRY, and find it in the body before it finds its next sentence. A band across the chest, perhaps, or cold fingers. Feel that for as long as one breath lasts. Feel also something that does not take part, such as the left heel. You do not have to become calm. You have to know that this is a worry, and that the room it takes place in has a floor.',
      'After the sit: if there is something to decide, take a pen and give it ten minutes, with the next step at the bottom of the page. Doing this at a fixed hour helps. A worry that knows it has an appointment at six is a little easier to leave alone at three. And if it comes in the night, name it once, feel the weight of the blanket, and leave the decision to somebody who has slept.',
    ],
  },
  {
    anchor: 'where-anger-sits',
    heading: 'Where anger sits',
    paragraphs: [
      'People look for a button called anger, and there is none, since anger moves about. At the noise upstairs it is DISLIKES. At what he said on Sunday it is REGRET, even though you would sooner regret his words than yours. In the letter that you are composing to the landlord it turns forward, to WORRY or, if the letter is really good, to ANTICIPATION.',
      'So with anger first ask for the time, and come out of the story by that door. Then go where the heat is: the jaw, the neck, the forearms. Heat is something one can feel without doing anything about it. Let the hands lie open and the breath out be long. You need not forgive anybody in this half-hour, and you need not decide whether you are right. Perhaps you are. Being right can wait until the bell, and it keeps well.',
      'If it is too hot for sitting, pause, walk it up and down the corridor, and come back for the minutes that remain.',
    ],
  },
  {
    anchor: 'a-sentence-earlier',
    heading: 'A sentence earlier, for the tenth time',
    paragraphs: [
      'You cannot prevent a thought from coming. You can meet it nearer to the door. When you come to, deep in a story, take half a breath to ask how it got in. Before the story there was a sentence, before that a word, and before the word perhaps only a tightening, or the sound of a car door. Do not search long. One glance backwards is enough, and some day the tightening itself will tell you who is about to ring.',
      'The same thought will come ten times in a sit, and at the sixth you will think that it does not work. This is the real lesson of the stage. Every mark is made for the first time. If you sigh over the tenth, the sigh is DISLIKES, and it gets a dot of its own.',
      'Weeks may pass on such a plateau. You are bored by your own worries, sleepy from sheer repetition, sure that others have more interesting minds. Stay with it. Being bored by a worry is a great step away from believing it.',
    ],
  },
  {
    anchor: 'if-you-cry',
    heading: 'If you cry, and when to stop',
    paragraphs: [
      'It happens that tears come, sometimes with a reason, and sometimes just like that, in the middle of feeling your feet. Let them run. You may wipe your face; it is no failure of stillness. Tap what is there: PRESENT if you are simply crying, REGRET or NOSTALGIA if there is a scene that goes with it. Afterwards have a glass of water, and do not read anything into it for an hour.',
      'Know the limit as well. A sit should leave you able to live your day. If one memory comes back with such force that it seems to be happening now, if you feel cut off from yourself for hours, if the dark thoughts grow heavier from week to week, then stop. This is no matter of willpower, and more sitting is not the answer. Open your eyes, touch something cold, go where there are people, and tell a doctor, a therapist or somebody close to you. The matrix can wait for as long as it takes. Come back by way of stage 1, or of the short practices in Mind Recovery, or never.',
    ],
  },
  {
    anchor: 'reading-your-picture',
    heading: 'Reading your picture, and stage 4',
    paragraphs: [
      'After the sit give the picture one minute. Where is it crowded, and when? Perhaps everything gathers in the first ten minutes and then thins out, and you learn that your sit begins at minute ten. Perhaps WORRY appears only in the evening. Then sit in the evening sometimes, because that is where it can be met. Over a month, ask one more thing: do several thoughts have the same root? The insurance, the boiler and your mother’s stairs may be a single fear in three coats.',
      'Do not turn the picture into a school report. A sit that you saw clearly and that was full of corners is worth more than a blank one you cannot remember.',
      'Stage 4 opens after five full sits with 60 % or more in the present on average. About twelve hours are a fair estimate, and some people stay for a whole winter, because there is so much to see. You are ready when the regulars have become familiar enough that you could leave your finger still.',
    ],
  },
  {
    anchor: 'an-e-mail-at-seven',
    heading: 'An e-mail at seven in the morning',
    paragraphs: [
      'You read it standing up, with one shoe on. “We need to talk about the figures.” Nothing more. Before you have reached the end of the line, the whole morning is written: who has complained, what you will say, what you should have said in March. This is the dose being poured.',
      'Do the sit in miniature. Put the phone down. Feel the foot that has a shoe and the foot that has none. Then name it: WORRY, with some REGRET in it. It takes five seconds. The e-mail has not changed, and at nine you will have to deal with it. But you will deal with that one sentence, and you will have put on the other shoe yourself.',
      'Pick one such gate in your day, the first look at the phone or the key in the front door, and ask there which of the four is about to come in with you.',
    ],
  },
];

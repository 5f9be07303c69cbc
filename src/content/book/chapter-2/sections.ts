import type { BookSection } from '#domain/guide/book.ts';

/** The text of the chapter on stage 2. */
export const chapter2Sections: readonly BookSection[] = [
  {
    anchor: 'the-moment-of-finding-out',
    heading: 'The moment of finding out',
    paragraphs: [
      'You are rinsing a cup, and all at once you know that for two minutes you have been talking to your landlord. The cup has long been clean. You did not decide to leave, and you did not decide to come back either. The coming back happened. This stage is about that event.',
      'You cannot make it happen, any more than you can make yourself remember a name. You can be glad of it, and you can give it something small to do: in one word, where was I? The word is a tap on one of nine buttons, and the tap already belongs to this room. Being surprised in this way twenty times in half an hour is twenty times the practice.',
      'So keep your annoyance for something else. When you scold yourself for having wandered, you are scolding the one who brought you home. Staying longer comes later and by itself. In stage 2, to notice is the whole success.',
    ],
  },
  {
    anchor: 'two-questions-nine-answers',
    heading: 'Two questions, nine answers',
    paragraphs: [
      'When is it, and how does it pull? These two questions are enough for any thought, and the PAHM matrix is nothing but the two of them drawn as a grid. Three columns give the time: past, present, future. Three rows give the pull: attachment, which would like to have or to keep; aversion, which would like to be rid of something; and neutral in between.',
      'Take your mother’s soup. As it was when you came home from school: NOSTALGIA. That you never asked her for the recipe: REGRET. That there were leeks in it: PAST.',
      'Now a plate of it stands before you. Hot, salt, the weight of the spoon: PRESENT. Another plate, please: LIKES. Somebody has let it burn: DISLIKES. And the soup that has not been made yet? To look forward to Sunday is ANTICIPATION, to ask yourself whether she should still be using that stove is WORRY, and to put leeks on the list is FUTURE.',
      'It is nine times the same soup. The subject of a thought tells you nothing about its place. Time and pull do, and both can be felt before you have understood what the thought was about. Go through the nine once a day with some object of your own, a bicycle, a colleague, your hair. After a week the names come without being sent for.',
    ],
  },
  {
    anchor: 'what-neutral-means',
    heading: 'What neutral means',
    paragraphs: [
      'Neutral is the word that people ask about most. It means that there is no pull: nothing is to be kept, and nothing is to go away. It has little to do with being numb, and you do not have to become a cooler person for it.',
      'Here is a test. Imagine that the thought had been cut off in the middle. If you want it back, it was attachment. If you are relieved, it was aversion. If you hardly mind, it was neutral, like the route you took this morning or the date of the next meeting. Such thoughts are quiet, and still they can keep you for a quarter of an hour; PAST and FUTURE are no nearer to this room than the loud ones above and below them.',
      'A feeling can be strong and yet be met neutrally. If there is sadness in your chest, and you feel it and neither feed it nor push it, tap PRESENT.',
    ],
  },
  {
    anchor: 'which-button-for-this',
    heading: 'Which button for this?',
    paragraphs: [
      'A tune in the head is here: LIKES if you are singing along, DISLIKES if it gets on your nerves, PRESENT if it merely plays. It is the same with a noise, an itch and a hungry stomach. To hear or to feel them is PRESENT, to want them gone is DISLIKES, and to plan the sandwich is ANTICIPATION or FUTURE, depending on how much you love sandwiches.',
      'A conversation that never took place has a date all the same. If you are at last giving the answer that you did not find on Thursday, it is REGRET. If you are preparing for tomorrow, it is FUTURE, or WORRY when your stomach takes part. If you are winning and enjoying it, it is ANTICIPATION. There you also put what will probably never come true, the prize, the house by the sea, the fantasy that you would tell nobody.',
      'Thoughts about the sit count like all others. “I am doing well” is LIKES, “I cannot do this” is DISLIKES, “will it always be like this?” is WORRY. If two buttons seem right, take the one that pulls more. If none does, take any near one and come back. The matrix is a rough tool, and it is meant to be: a question that needs longer than a second is a new train of thought.',
    ],
  },
  {
    anchor: 'a-tap-and-the-way-back',
    heading: 'A tap, and the way back',
    paragraphs: [
      'Sit as you learned to sit. Give attention a place where it may lie, the breath at the belly, say, or the hands. Do not guard it there. Breathe as it happens; if you notice that you have begun to conduct the breath, leave it alone and feel your weight on the seat for a while.',
      'Then you find that you are elsewhere. Tap, and let the finger sink back beside the device. Now comes a moment that beginners pass over: the return. Do not snap back like a child who has been caught. Arrive. Feel one breath, or the cloth under your fingers, as if you had put down a bag. If the wrong button got the tap, undo it or leave it, whichever takes less thought.',
      'PRESENT is for the times when you find that you had not left at all. One tap, and then stay. You need not confirm it with every breath. If looking at the grid draws you outwards, sit with closed eyes: the places then answer by tone and vibration.',
    ],
  },
  {
    anchor: 'many-taps-few-taps-none',
    heading: 'Many taps, few taps, none',
    paragraphs: [
      'Is it all right to tap a lot? Yes. A hundred taps are a hundred returns, and someone who returned a hundred times has practised more than someone who spent a pleasant half-hour on the beach at Rimini. The number of taps measures how often you woke up. It was never meant to fall.',
      'Sometimes thoughts come faster than you can tap. Let them. You are not the clerk of your mind, and nothing has to be entered in full. Of a whole swarm, tap the one you are in when you notice, then feel your feet and leave the rest unregistered. If they race on, let the breath out grow long three times.',
      'And if there was nothing? “I felt nothing” can mean two things. Perhaps it was quiet, and you were there to know that it was quiet; then there was PRESENT, only you thought it too ordinary to mention. Or the time has a hole in it, and you were far off without ever finding out. Ask yourself what you heard in the last five minutes. If you can name a sound or two, it was the former.',
    ],
  },
  {
    anchor: 'when-tapping-gets-in-the-way',
    heading: 'When tapping gets in the way',
    paragraphs: [
      'For the first sits the buttons are a nuisance, as pedals are to somebody who is learning to drive. That wears off. Three habits do not wear off by themselves. One is hunting: you lie in wait for thoughts, and there are none, except the one that lies in wait. Let attention go back to its resting place; thoughts know the way to you. Another is deliberating, which was dealt with above. The last is painting: you tap PRESENT a few times more than is true, because the figure will look better. The figure is for you. There is nobody to deceive but the only person who was there.',
      'Sleepiness shows in your taps, by the way. They grow rare, then odd, and the finger misses the button. Do what you did in stage 1, taller and with more light. If you are restless and the finger drums, let it lie still for the length of one whole breath after every tap. Boredom is DISLIKES. You will be surprised how seldom it survives being tapped.',
    ],
  },
  {
    anchor: 'daydreams-and-good-ideas',
    heading: 'Daydreams and good ideas',
    paragraphs: [
      'Is daydreaming bad? No. Minds have always wandered, and much that is worth having was found on such walks. It is only that in this half-hour you practise something else, namely knowing that you walk. Choose to daydream in the bath, and do it with all your heart.',
      'Trickier is the good idea. At minute twelve you know how to word the letter, or what to give your sister. The idea says that it will be lost unless you follow it now. Tap it (it is FUTURE, very often with a drop of ANTICIPATION) and come back. Nearly every good idea is still there after the bell. Put paper outside the door, not inside it. Whoever sits with a pencil in reach is in a meeting.',
    ],
  },
  {
    anchor: 'how-long-until-stage-3',
    heading: 'How long until stage 3?',
    paragraphs: [
      'Stage 3 opens after five full sits, that is, sits whose countdown ended by itself, with at least 60 % of your taps in the present, on average over those of the last five that have taps. LIKES and DISLIKES are part of that share, because they concern what is here. Five days are therefore the least. Reckon with about ten hours of sitting, half an hour on most days for three or four weeks, until the nine names are as familiar as the rooms of your flat.',
      'The share goes up and down, and for a time it may go down because you see more. A week at 40 % after a week at 65 % can simply mean a hard week. Do not steer by single sits. If nothing has moved for a month, change the outer things: another hour, another posture, 20 minutes in place of 30. Then read the section on neutral once more, since many taps lie in PAST and FUTURE that were only sounds and sensations with a name attached.',
    ],
  },
  {
    anchor: 'nine-places-in-the-queue',
    heading: 'In the queue, and when to leave it',
    paragraphs: [
      'The buttons stay at home; the nine places do not. Waiting at the baker’s, ask once where you are. Perhaps it is ANTICIPATION, at the front. Perhaps DISLIKES, aimed at the man who pays in coins. Name it silently and feel the floor. Once a day will do, always at the same spot, so that the place reminds you.',
      'If looking at your thoughts makes them press harder with every sit, if you cannot sleep for naming them, or if something comes up that frightens you, then stop. Open your eyes, stand up, do something with your hands, and take some days of walking or of simple stillness before you try again. If it stays, speak to a doctor, a therapist or another person who knows about such things. Nobody has ever been worse at this practice for having asked.',
    ],
  },
];

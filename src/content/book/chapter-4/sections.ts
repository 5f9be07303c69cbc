import type { BookSection } from '#domain/guide/book.ts';

/** The text of the chapter on stage 4. */
export const chapter4Sections: readonly BookSection[] = [
  {
    anchor: 'the-map-in-the-pocket',
    heading: 'The map in the pocket',
    paragraphs: [
      'In the first weeks in a new town you hold the map before your nose and walk into people. Later you look at it only at corners. One evening you notice, at your own door, that you have walked home from the station, past the sky and a smell of frying, and that the map has been in your pocket all the way.',
      'Stage 4 is that evening. It is called tool-free because noticing no longer needs a finger to complete it. You see a worry, you know it for one, and it goes on its way, all within the time in which you used to look for the lower right corner. The nine positions are still true and the buttons are still there. You have merely stopped spelling.',
      'What is trained now is openness, which means attending without choosing. Until now you had one place to return to. From here on, everything that turns up is that place.',
    ],
  },
  {
    anchor: 'how-to-sit-wide-open',
    heading: 'How to sit wide open',
    paragraphs: [
      'Begin narrow. Spend five minutes with the breath or the hands, as always, until you have landed. Then let in the sounds, the near ones and after them the farthest one you can find. Add the skin: air on the forehead, the collar, the cloth over the knees. If your eyes are open, let the edges of what you see belong to it. And now leave off adding. You do not hold all this together; it was together before you came.',
      'In this space thoughts turn up among the other events. A motorbike, a heartbeat, “I must call Anna”, the fridge. Give the sentence about Anna the same place as the fridge. It starts, it lasts, it stops. You did nothing for it and nothing against it.',
      'Some people need to go back to the breath every few minutes, and others hardly ever. Neither is further along. When in doubt, narrow down, land, and open once more.',
    ],
  },
  {
    anchor: 'when-a-tap-is-due',
    heading: 'When a tap is due',
    paragraphs: [
      'The hand stays still for everything that you see pass. A tap is due when you were really carried away, that is, when you come to and must admit that for some time there was nobody in the room. Then tap where you had been, once, as in the earlier stages, and open out again.',
      'Between the two there is a shore where it is hard to tell land from water. You followed Anna for a few words, and then you knew it. Was that away? Ask whether you had to come back. If there was a jolt, a small “oh”, then tap. If the words simply ended and the fridge was still humming throughout, leave it. And if you cannot tell, leave it too, for deciding is the longer absence.',
      'There is one more occasion. When it strikes you that for quite some time you have not left, one tap on PRESENT is in order. Without such taps the sit would keep a record of its losses only.',
    ],
  },
  {
    anchor: 'open-or-only-gone',
    heading: 'Open, or only gone?',
    paragraphs: [
      'This is the trap of the stage. The gaze is soft, the body is quiet, nothing hurts, and you would say that you are wide open, if somebody asked. Only nobody asks, and it goes on like that for ten minutes, and afterwards you cannot name one sound. You were spaced out. It is a comfortable place, and one can spend years in it.',
      'So be the one who asks. Two or three times in a sit put a simple question: what is going on just now? If the answer is there before the question has ended (rain, the left foot, a bit of sadness), you are open. If there is a pause, and something seems to boot up, you were gone. No harm is done. Take three breaths one after the other, each with its beginning and its end. Then let the walls fall outwards again.',
      'An open window and an empty room look alike from the street. You are the one who lives there, and you can tell.',
    ],
  },
  {
    anchor: 'noise-the-dog-and-the-drill',
    heading: 'Noise: the dog and the drill',
    paragraphs: [
      'At this stage noise is a gift, though it seldom arrives as one. A sound cannot be remembered while it is still going on, and it cannot be planned. It is the plainest piece of present there is. Let the dog bark in the same wide space in which your breath goes, and notice that the space is not damaged by it.',
      'What troubles you is the second sound, the one that you make: again, at this hour, why do they not take him in? That is DISLIKES. See it as you see the other things. If you disappear into it and for five minutes write the letter to the owners, then a tap is due, and you will know which. On a bad day you may use ear-plugs. On ordinary days do without them, and find out how much of the noise was made indoors.',
    ],
  },
  {
    anchor: 'forty-five-minutes',
    heading: 'Forty-five minutes and their middle',
    paragraphs: [
      'A longer sit is a different sit. The first third goes by in settling, the last third has the bell in sight, and in between lies a country that a shorter sit never reaches. Nothing grows there at first. You have run out of things to do, the knee complains, and you would tidy a cellar with pleasure.',
      'Take the middle as the object of study. Boredom is an event in a wide space, with a beginning that you can catch. So is sleepiness: it sinks through the space like fog, and you can feel where it starts, often behind the eyes. Widen what you see and sit up within one breath in. Restlessness is easiest to bear when it has plenty of room; let attention go out to the farthest sound and leave the restless legs where they are, a small stirring in a big landscape.',
      'Fewer than 30 minutes do not count as a full sit here, so choose an hour of the day that has forty-five to spare. If your days have none, sit long at the weekend and short on the other days. For the body, use the height and the blanket that you would want in minute forty.',
    ],
  },
  {
    anchor: 'nothing-to-report',
    heading: 'Nothing to report',
    paragraphs: [
      '“I felt nothing.” “Nothing is happening any more.” “It used to be more interesting.” Around this time almost everybody says one of these. The dots had given you something to show, and now the page is often white. A white page can be a clear sit, or a long dream. The sounds will tell you which: could you give an account of the street?',
      'If it was clear, get used to its plainness. We know attention from the moments when something tugs at it, and hold the tug for the thing itself. Attention without a tug feels like nothing much, in the way that clean water tastes of nothing much. Doubt will offer you a livelier method. Tell it what you told it in stage 1, that you will judge after a fixed number of sits, standing up. And if it stays dull for weeks, go back to tapping every noticing for three sits. You will be surprised how rich the white page was.',
    ],
  },
  {
    anchor: 'feelings-in-a-wide-room',
    heading: 'Feelings in a wide room',
    paragraphs: [
      'Without the work of tapping, moods come closer. You may find a sadness that has no story, or a fear which seems to be about nothing. In a narrow attention such a thing fills the frame. In a wide one it has neighbours. Feel the fear under the breastbone and, at the same time, the wind in the chimney. Do not use the wind to drown it out. Let both be there, the one within a hand’s breadth of the other, and see whether the fear has an edge. What has an edge can be sat beside.',
      'It may happen that the wideness itself is uncomfortable: things seem far away, or flat, or you do not quite feel that you are the one who sits there. Then do not go on opening. Look at an object and name its colour, press your feet on the floor, and end the sit if you wish. Stay with the narrow practice of stages 1 to 3 for the time being. If it persists in daily life, or frightens you, stop sitting and ask a doctor or a therapist.',
    ],
  },
  {
    anchor: 'listening-in-the-kitchen',
    heading: 'Listening in the kitchen',
    paragraphs: [
      'When it works, you notice it in what is missing. There is less commentary. A thought goes through, and you do not turn round to look at it. Now and again there is a resting in the middle of everything, which becomes a memory as soon as you say “this is it”. Let it become one. It comes back when nobody is holding out a net.',
      'Its place in daily life is listening. Someone is telling you about her day, over the noise of the pan. Hear the voice, the pan, and your own reply, which is already forming and wants to be let out. Let the reply be one sound among the others until she has finished. You will say something else than you had intended, and it will usually be shorter.',
    ],
  },
  {
    anchor: 'ready-for-doing-less',
    heading: 'Ready for doing less',
    paragraphs: [
      'Stage 5 opens after five full sits, with an average of 70 % in the present over those that have taps. Since you tap rarely now, a single bad quarter of an hour weighs a great deal in the figure; this is a reason to mark PRESENT when it is due, and no reason to be anxious. Reckon with about eighteen hours. There is no hurry, and there is no duty either. Many lives have room for forty-five minutes and none for an hour. Then stay here. One can sit in stage 4 for a lifetime without running out of things to see.',
      'If you have been away for some weeks, begin with two or three sits of stage 3. The map is quickly found again, and you will need it for fewer corners than you fear.',
    ],
  },
];

import type { BookSection } from '#domain/guide/book.ts';

/** The text of the chapter on stage 5. */
export const chapter5Sections: readonly BookSection[] = [
  {
    anchor: 'after-the-bags-are-down',
    heading: 'After the bags are down',
    paragraphs: [
      'You have carried the shopping up to the third floor. The bags are on the kitchen table, the door is shut, you are looking through the post, and your shoulders are still carrying. It takes a minute until you notice, and only then do they come down.',
      'That is where you are in stage 5. The heavy work has been done. You can stay, distraction is seen early, and the hour has become possible. And still something goes on lifting: a faint pressure behind the eyes, a breath held ready, somebody who checks every few seconds whether all is as it should be. It was needed on the stairs. Here it only tires you, and because it has been there all the time you took it for attention itself.',
      'This stage trains clarity without that addition. You will not have to let go of it all at once, which would be one more feat. You notice a piece, and it comes down.',
    ],
  },
  {
    anchor: 'too-loose-and-too-tight',
    heading: 'Too loose and too tight',
    paragraphs: [
      'Think of handwriting. If the pen scarcely touches the paper, the line grows thin and after a while there are gaps. If you press, you can read the letters on the next three pages, and your fingers hurt. Nobody has ever calculated the right pressure. One feels the line and corrects.',
      'Attention has the same two faults. Too loose, it goes dim, and the name for this is dullness. Too tight, it grows narrow, hot and joyless, and that is strain. Most people have a home fault. If your sits end with a stiff neck and the feeling of having worked, yours is pressing. If they end like an afternoon on a sofa, and you cannot say where the hour went, it is the other. And whoever corrects one will overshoot into the other for a time, as with a shower in a strange hotel.',
      'You need not find the middle and then defend it. It is enough to notice early on which side you are.',
    ],
  },
  {
    anchor: 'how-to-recognise-subtle-dullness',
    heading: 'How to recognise subtle dullness',
    paragraphs: [
      'Strong dullness is sleepiness, which the first chapter dealt with. Subtle dullness hides better, for it has good manners. The body is comfortable and the mind is quiet. You could hear the clock if you wanted to. You do not especially want to. Nothing about it feels wrong, and this is the first sign: in real calm there is interest, as on a quiet morning at a window, and in dullness there is merely no complaint.',
      'The second sign is grain. Take one breath and look at how much of it you get. Where does it begin, has it a rough place, does it turn or does it stop? If you get the whole of it, with edges, you are clear. If you get “in, more or less, and out”, the light has gone down. The third sign is time. Ten minutes that seem like two, with nothing in them, have usually been dim. A clear hour may also seem short, but it leaves particulars behind: the lorry, the itch, the warm spot on the wrist.',
      'Is it dullness or is it calm? Ask as one asks after the weather, from curiosity. The interest you ask with is already half of the remedy.',
    ],
  },
  {
    anchor: 'what-to-do-about-dullness',
    heading: 'What to do about dullness',
    paragraphs: [
      'Start with the smallest thing. Let the crown of the head rise by the thickness of a coin, and let more light in under the lids. Often that settles the matter. If not, give attention something with fine detail: the moment at which the breath turns, or the coolness at the rim of the nostrils. One breath is the right dose. Hold on to it for ten minutes, and you have exchanged dimness for strain.',
      'If it returns at once, use more: eyes open and looking into the distance, three deeper breaths, the sounds farthest away. If it returns again, stand up for the rest of the sit. And when it comes at the same time every day, look at the day. After lunch nearly everyone is dull, and after five hours of sleep all are. No technique can put in what a short night has taken out.',
      'There is no button for dullness. If you were away in a story, tap the place. If you were only dim, brighten and go on; no tap is due, and the sit is not spoiled.',
    ],
  },
  {
    anchor: 'sending-the-watchman-home',
    heading: 'Sending the watchman home',
    paragraphs: [
      'Strain has a character, and it is that of a night watchman. He walks round with a lamp. Is attention still there? Is it open? Was that a thought? Because of his footsteps nobody in the house can rest, and since he has been employed for years and has prevented many a disaster, he is sure that without him everything would be stolen.',
      'Do not dismiss him; he would walk about on account of that. Find out where in the body he has his post, which is mostly the brow, the root of the tongue or the back of the neck. Let that place grow soft on a breath out. Now risk it: for the length of five breaths, check nothing. Attention may go where it wants to. You will find, perhaps with a slight shock, that the street is as audible as before. Hearing was never the watchman’s doing.',
      'He will come back. Let him see for himself, again and again, that nothing was stolen. Effortless awareness is not made by trying, and yet it has conditions, and one of them is that you have often enough seen what happens when nobody tries.',
    ],
  },
  {
    anchor: 'knowing-from-the-side',
    heading: 'Knowing from the side',
    paragraphs: [
      'When you read to a child and think of something else, there comes a point at which you know that your voice is going on by itself. Who told you? You had not been checking. Some knowledge of what the mind is doing runs along with everything, quietly, at the side. It is called introspective awareness, and in stage 5 it takes over what the watchman did badly.',
      'It speaks in hints. A greyness, a slight tug, the sense that someone is about to leave. The hint lasts for a moment, and it is nearly always right. Act on it in the same moment, with a little height or a little softening, and let the matter rest. If you turn to look for the hint itself, it is gone, as a faint star is gone when you look straight at it.',
      'Introspective awareness grows in one way only, by being believed the first time. Each time you override it (“I am quite awake, I shall just finish this thought”) it speaks more softly.',
    ],
  },
  {
    anchor: 'how-to-sit-for-an-hour',
    heading: 'How to sit for an hour',
    paragraphs: [
      'An hour is a practical matter. Go to the toilet. Drink something early enough. Put a blanket round the hips, because a body that sits still cools down after half an hour. Choose a seat a finger higher than the one that is comfortable at first. Take 45 minutes when the day is short; that is a full sit here as well. If you like, set a bell every quarter of an hour, and let each ring ask once: clear, dim or tight?',
      'Pain in a long sit keeps to the old rule. What is sharp or in a joint, you change at once. What is dull, you can study with the new question: how much of this is the ache, and how much is effort that has gathered round it? Often the ache turns out to be the last place in the body that is still carrying bags.',
      'Around minute forty restlessness likes to come once more, with the argument that you have surely had the best of it. Thank it, and listen to the farthest sound. The last ten minutes have a stillness that cannot be got by sitting for ten minutes.',
    ],
  },
  {
    anchor: 'after-a-beautiful-sit',
    heading: 'After a beautiful sit',
    paragraphs: [
      'One day an hour is like glass. You get up, and the stairwell shines. The next morning you sit down in order to have it again, and have an hour of porridge. Of course: you have spent it next door, in NOSTALGIA, looking for yesterday. The wish to repeat a good sit is the most respectable distraction there is. If it carries you off, it gets its tap like any other.',
      'Odd things may happen in long sits: lights behind the lids, hands that feel huge, a body without an outline, a sudden wave of joy, the sense of floating. They come and they go, they prove nothing, and many who practise well never see any of them. Treat them like a noise from the street, which is there for a while. If one is unpleasant, open your eyes, move your fingers, and feel the floor.',
      'And if there is neither glass nor porridge, just one grey hour after another for a month, you are on the plateau that belongs to this stage. Look out for the word “still” in your thoughts: still no progress, still the same. That is the watchman, with a calendar. Carry on, and measure by the evenings and not by the sits.',
    ],
  },
  {
    anchor: 'the-jaw-at-the-keyboard',
    heading: 'The jaw at the keyboard',
    paragraphs: [
      'When it works, you feel as though you had lost something and were not missing it. Attention comes home before you have whistled for it. Sounds are near. You are not proud of the quiet, because you do not remember having made it.',
      'By day, look for effort that does no work. The jaw while you are typing. The grip on the steering wheel on a straight road. The raised voice in your head while you write a harmless e-mail. Soften it by a third and see whether the work gets worse. Choose one activity for a week, say the first message of the morning, and write it with a loose tongue. The words remain yours. Only the bags are put down.',
    ],
  },
  {
    anchor: 'rest-and-the-last-stage',
    heading: 'Rest, and the last stage',
    paragraphs: [
      'Effortlessness cannot be forced, so rest belongs to the training. If you are worn out, skip a day and sleep. If you are ill, do a few minutes lying down, or none. If you sit long hours so as not to have to meet something in your life, then that something deserves the hours, and perhaps company as well. And if after your sits you feel unreal, sleepless, driven, or lower than before, over days, make the sits short or stop them, and talk about it with a doctor, a therapist or an experienced friend. An hour of stillness is strong stuff, and not every season is the right one for it.',
      'Stage 6 opens after five full sits with 70 % in the present on average over those that have taps. About thirty hours are a fair reckoning. You are ready when you are no longer in a hurry to be, which is a rule that applies to much else; and if your days have no room for more than an hour, nothing is missing here.',
    ],
  },
];

import type { BookSection } from '#domain/guide/book.ts';

/** The text of the chapter on stage 6. */
export const chapter6Sections: readonly BookSection[] = [
  {
    anchor: 'the-long-half-and-the-wide-half',
    heading: 'The long half and the wide half',
    paragraphs: [
      'Somebody who swims every morning has two things from it: the lengths in the pool, and the back with which she goes about for the rest of the day. She may care more for one or for the other. But she does not get the back without the lengths, and lengths that left no trace on dry land would be a peculiar hobby.',
      'Stage 6 has these two halves. On the seat, for an hour and more, attention learns to rest upon a single thing until it stays there of its own accord. Off the seat it learns not to be put away with the cushion. What is trained in both is continuity. There will always be gaps. They grow shorter, and you make less fuss about closing them.',
      'Expect little that is new. You know the body, the nine places, the regulars, the wide room, the bags. This chapter is about living with them.',
    ],
  },
  {
    anchor: 'resting-on-one-thing',
    heading: 'Resting on one thing',
    paragraphs: [
      'Start as in stage 5 and give yourself ten minutes to arrive. Then choose one small, steady thing. The breath at the rim of the nose suits many people; the place where the hands touch will do as well, or the rise of the belly. Keep the same one for some weeks. Place attention on it as you would lay a hand on a sleeping cat: near enough to feel it breathe, too light to wake it.',
      'It slides off. Place it again, without a jerk. At first this happens at every other breath, and you may feel that you are back at the beginning. After a while the intervals lengthen. There is a breath, whole, and the next one, and the small pause between them has not been lost either. Sounds go on at the edge, and you need not send them away. At some point you notice that you are no longer placing anything.',
      'That is single-pointed attention. Do not grasp at it, and do not celebrate. If it becomes narrow and hard, you have taken hold; soften the brow and widen for ten breaths, then begin again. If it becomes sweet and vague, you know that too from the last chapter.',
    ],
  },
  {
    anchor: 'half-a-word',
    heading: 'Half a word',
    paragraphs: [
      'What disturbs you now has seldom reached the size of a thought. It is “and tom—”, before it becomes tomorrow. It is the corner of a picture, a slight readiness behind the eyes, as when one is about to be told something. You do not push it off and you do not ask what it was going to be. Seen at this size it has no hook yet. Mostly it stops, like a visitor who finds the host at the gate.',
      'Such things get no tap. Tap only when one of them has grown up, taken you with it, and you have come back from afar. Should that happen forty times in an evening after bad news, there are forty taps, and it was a faithful sit.',
      'A warning to the diligent: one can go hunting at this scale as well. The mind then becomes very quiet, because it is holding its breath. Let it breathe. Fine distractions come to the one who rests, and the one who lies in wait is the greatest of them.',
    ],
  },
  {
    anchor: 'seventy-five-minutes',
    heading: 'Seventy-five minutes of weather',
    paragraphs: [
      'Nobody can keep up a mood for 75 minutes. That is the reason for the length. The hopeful start, the first ache, the wish for coffee, a clear stretch, the sudden certainty that you understand everything and may get up, the sleepy stretch, the annoyance, the ordinary peace near the end: sit long enough and you see the whole procession, and it no longer seems to be you.',
      'Each figure in it has been dealt with in its place. Pain in a joint means move; a dull ache is looked at for added effort. Sleepiness gets height and light. Restlessness gets a wider room. Boredom is felt and has a place in the body. Doubt is put off until you are on your feet, and after so many years of postponement it has become quite polite.',
      'You may sit for 60 minutes, and that is enough. When an hour is more than the day will give, sit by the rules of an earlier stage: it is practice just the same, even though it does not count as a full sit of this one. Have water near, and get up slowly.',
    ],
  },
  {
    anchor: 'from-the-bell-to-the-door',
    heading: 'From the bell to the door',
    paragraphs: [
      'Most of what a sit has gathered is spilled in the two minutes after the bell. One jumps up, looks for the phone, answers before having stood. Try to carry it like a full bowl, but without a ceremony. Hear the bell to its end. Move the fingers first. Stand up as the same person who sat. Open the door, and notice the handle.',
      'Then let the day begin at its usual pace. Going about slowly and looking deep is a costume, and the people you live with will rightly find it annoying. All you take with you is a question, and you put it when you cross a threshold: where am I? The answer takes one word of nine. After some months the threshold asks by itself.',
    ],
  },
  {
    anchor: 'one-act-a-day',
    heading: 'One act a day',
    paragraphs: [
      'Choose an act which happens every day, takes a few minutes and needs no thought: the stairs to the flat, the washing-up, shaving, feeding the cat. For a week do it as you sit. The hands are in warm water. There is a plate, the smell of lemon, a wish to be finished (a small ANTICIPATION), and the plate again. When the act is over, it is over. You need not be mindful of the towel.',
      'You will forget it. On Wednesday you stand on the landing with the key in your hand and have climbed four floors in a meeting. That is the moment of finding out, and it is worth as much here as on the cushion. Do not go down again. Notice the key.',
      'Keep the act small. People who resolve to be present all day give up before noon, and then they think that it was too hard for them. One plate is not too hard for anyone, and tomorrow there is another.',
    ],
  },
  {
    anchor: 'in-the-middle-of-a-quarrel',
    heading: 'In the middle of a quarrel',
    paragraphs: [
      'A quarrel is the matrix at full speed. “You always do that” is REGRET, served hot. “And what will happen when the children” is WORRY. The tone of his voice is DISLIKES, and the sentence you have ready and are looking forward to is ANTICIPATION. No one can keep count. You need only one of them, once.',
      'So when you notice that you are in it, feel the soles of your feet while you go on arguing. That is the whole exercise. You may remain angry. You know it now, and this knowledge makes a gap of about one breath between what you want to say and your saying it. In that breath you can still say it. Often you will. But you will have been there, and the other person notices the difference before you do.',
      'Where you cannot find the gap, look for it afterwards, on the stairs, without holding court. And never use the nine words on someone else. “That was pure attachment” has not yet ended a quarrel.',
    ],
  },
  {
    anchor: 'queues-screens-and-small-hours',
    heading: 'Queues, screens and small hours',
    paragraphs: [
      'The day offers hundreds of gaps, and nearly all of them are filled with a screen. In a queue, leave the phone where it is, and look at how the wish for it comes up, holds and sinks. It is your old itch in another place. When you do look at it, look at it, and know when you have stopped reading and are merely pulling the screen down with your thumb.',
      'An unpleasant e-mail can be answered in two sits of ten seconds. Before you type: feet, breath, which of the nine? Before you send: the same once more. Between the two you will usually delete a sentence, as a rule the best one.',
      'If you lie awake at night, do not make a sit of it with a goal. Feel the blanket and the weight of the head, name what comes, and let sleep be none of your business. In three or five free minutes a Mind Recovery practice does well. It replaces no sit and competes with none.',
    ],
  },
  {
    anchor: 'when-somebody-asks',
    heading: 'When somebody asks what you do',
    paragraphs: [
      'They will ask, sooner or later, because you sit in the bedroom with the door shut. Say it in one sentence, and wait to see whether there is a second question. If there is, do not explain: let them try. “Keep still for two minutes and notice once where your attention has gone.” Afterwards ask what they found, and believe it.',
      'Promise them nothing, neither sleep nor calm nor a better character. Do not correct their experience, and do not measure it against your own. If they want to go on, let them begin where you began, on a chair, with an itch. If someone tells you about heavy things that have come up, do not be a teacher. Be a friend who says that there are people trained for this, and who offers to help find one.',
      'You will understand your own practice best in such talks, in particular the parts that you cannot explain.',
    ],
  },
  {
    anchor: 'no-seventh-stage',
    heading: 'There is no seventh stage',
    paragraphs: [
      'How will you know that it works? Other people may know first. You interrupt less. The bad mood is shorter, or at least you do not pass it on. You notice that you have walked to the station and were there the whole way, and you do not mention it to anyone. In the sit, the bell finds you neither waiting for it nor sorry.',
      'It also goes backwards. A bereavement, a new child, a bad winter at work, and you cannot sit for twenty minutes without being dragged off. What you have practised is still there; the load has grown heavier. Go back to the stage that fits, even to the first, and be a beginner with good habits. The opposite danger is pride. It shows in thinking that you have got beyond tapping, and for that there is a simple cure, namely one sit of stage 2.',
      'Rest when you are ill or grieving, and when sitting has become a way of being absent. If practice leaves you frightened, detached or sleepless, stop at any stage, this one too, and let somebody help you. You can take up a thing again only if you were able to leave it. There is no stage after this one. There is the next breath, and somebody is calling from the kitchen.',
    ],
  },
];

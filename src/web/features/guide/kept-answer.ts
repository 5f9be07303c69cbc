import type { GuideAnswer } from '#store/guide-data.ts';
import type { GuideReply } from './reply.ts';

/** Parts the paragraphs of an answer. */
const parting = '\n\n';

/** What is kept of a reply: all but the help lines, which are shown as they are known on the day that they are looked at. */
export function keptAnswer(reply: GuideReply): GuideAnswer {
  const { kind, text, confidence, insights, steps, nearest, followUps, sits } = reply;
  return {
    aiResponse: {
      kind,
      text: text.join(parting),
      ...(confidence === undefined ? {} : { confidence }),
      bookWisdom: insights,
      practicalGuidance: steps,
      nearest,
      ...(sits ? { sits: sits.map((sit) => ({ ...sit })) } : {}),
    },
    followUpQuestions: followUps,
  };
}

/** The paragraphs of an answer that was kept. */
export function paragraphsOf(text: string): string[] {
  return text.split(parting);
}

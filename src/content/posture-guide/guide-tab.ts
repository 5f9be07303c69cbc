import type { PostureKey } from '#domain/practice/postures.ts';

/** One section of a tab: a heading, its paragraphs, and the posture whose drawing stands beside them. */
export interface GuideSection {
  readonly title: string;
  readonly body: readonly string[];
  readonly posture?: PostureKey;
}

/** One tab of the posture guide: its name (A § 2), what it says in a sentence, and its sections. */
export interface GuideTab {
  readonly name: string;
  readonly lead: string;
  readonly sections: readonly GuideSection[];
}

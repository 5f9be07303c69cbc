import { breathingTab } from './breathing.ts';
import { commonIssuesTab } from './common-issues.ts';
import { eyePositionTab } from './eye-position.ts';
import type { GuideTab } from './guide-tab.ts';
import { handPositionTab } from './hand-position.ts';
import { otherPositionsTab } from './other-positions.ts';
import { overviewTab } from './overview.ts';
import { sittingPositionsTab } from './sitting-positions.ts';
import { spineAlignmentTab } from './spine-alignment.ts';

/** The words of the posture guide around its tabs (A § 2). */
export const postureGuideWords = {
  title: 'Posture Guide',
  lead: 'How to sit, stand or lie so that the body can be left alone.',
  tabs: 'Parts of the guide',
  continue: 'Continue',
} as const;

/** The eight tabs in their order, by the key that stands in the address (A § 2). */
export const postureGuide = {
  overview: overviewTab,
  sitting: sittingPositionsTab,
  other: otherPositionsTab,
  spine: spineAlignmentTab,
  hands: handPositionTab,
  eyes: eyePositionTab,
  breathing: breathingTab,
  issues: commonIssuesTab,
} as const satisfies Record<string, GuideTab>;
export type GuideTabKey = keyof typeof postureGuide;

import type { PersonalQuestion } from '#domain/guide/personal-question.ts';
import type { SpokenPhrase } from '#domain/guide/spoken-phrases.ts';

/** How people ask about their own sits, in small letters and without apostrophes. */
export const personalPhrases: Readonly<Record<PersonalQuestion, readonly SpokenPhrase[]>> = {
  today: [
    'what|which should|shall|could|do|can|must|would i practise|practice|sit|do|meditate today|now|tonight|next|tomorrow|this',
    'what|which should|shall i practise|practice|sit',
    'what|which practice|sit|exercise|session|stage|level is|comes|next|today|now|should|shall|for',
    'what|whats is|my|next my|step|practice|sit step|practice|sit|session|today',
    'whats|what next for|my me|step',
    'how long should|shall|do i sit|practise|practice|meditate today|now|tonight|this',
    'todays|today practice|sit|session|plan',
    'plan for|my today|day|practice',
    'recommend|suggest a|me|my|something|practice|sit|session for|practice|sit|session|today',
    'give me a practice|sit|session',
  ],
  progress: [
    'how am i doing|getting|progressing|going',
    'how is|are|has|was|were my practice|practise|sits|sitting|progress|meditation|week|month|attention|numbers|figures going|been|doing|like|this|coming',
    'hows my practice|progress|sitting|meditation|week|month|streak',
    'am i making|getting any|progress|better|anywhere|somewhere|good|there',
    'am i doing well|ok|okay|good|fine|right|enough|badly',
    'am i improving|progressing|advancing|ready',
    'have i improved|progressed|got|gotten|become|practised|practiced|sat|meditated better|enough|week|month|today',
    'what|whats|hows|show my|the streak|progress|stats|statistics|average|total|mood|record',
    'whats|show|tell|see|give|display|check my|me|about streak|progress|stats|statistics|numbers|figures|record|history|totals|average',
    'how many|much|often|long sits|sessions|hours|minutes|days|time|have|did|do i|have|did practised|practiced|sat|done|meditated|practise|sit|meditate|i|now|week|month|far|had|got',
    'how many|much|often have|did i practised|practiced|sat|done|meditated|practise|sit|meditate|tapped',
    'how far|close|near am|to i|stage|the',
    'my progress|streak|stats|statistics|totals',
  ],
};

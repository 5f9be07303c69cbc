import type { PostureKey } from '#domain/practice/postures.ts';

/** A posture as a person meets it: its name (B § 2), how to take it, and what to watch for. */
export interface PostureWords {
  readonly name: string;
  readonly guidance: string;
  readonly caution?: string;
}

/** The nine postures in words. */
export const postureWords: Readonly<Record<PostureKey, PostureWords>> = {
  chair: {
    name: 'Chair Sitting',
    guidance:
      'Sit on the front half of the seat, both feet flat on the floor, knees no higher than the hips.',
  },
  cushion: {
    name: 'Cushion Sitting',
    guidance:
      'Sit on the front edge of a firm cushion with the legs crossed loosely and the hips above the knees.',
    caution: 'If a knee hangs in the air, put something under it.',
  },
  seiza: {
    name: 'Seiza Position',
    guidance:
      'Kneel with a bench or an upright cushion between your heels, so that little weight is on them.',
    caution: 'Leave it out if your knees or ankles are injured.',
  },
  burmese: {
    name: 'Burmese Position',
    guidance: 'Fold both legs in front of you, one before the other, with both knees resting on the floor.',
    caution: 'A higher cushion helps when the knees do not come down.',
  },
  lotus: {
    name: 'Half Lotus',
    guidance:
      'Rest one foot on the opposite thigh and the other leg folded on the floor; change sides each sit.',
    caution: 'The turn comes from the hips. If you feel it in a knee, choose another posture.',
  },
  'full-lotus': {
    name: 'Full Lotus',
    guidance: 'Rest each foot on the opposite thigh, the spine rising without effort from the hips.',
    caution: 'Only if it is already comfortable for you. Never pull a leg into it.',
  },
  lying: {
    name: 'Lying Down',
    guidance:
      'Lie on your back on a firm surface, arms beside you, knees bent or supported if the lower back asks for it.',
    caution: 'Sleep comes easily here; keep the eyes a little open.',
  },
  standing: {
    name: 'Standing',
    guidance:
      'Stand with the feet as wide as the hips, knees unlocked, arms hanging, weight over the arches.',
    caution: 'If you feel faint, sit down at once.',
  },
  other: {
    name: 'Other',
    guidance: 'Any position that you can keep without holding, upright enough to stay awake.',
  },
};

import type { PostureKey } from '#domain/practice/postures.ts';

/** What each drawing shows, for those who do not see it. Its title is the posture's name. */
export const postureDrawings: Readonly<Record<PostureKey, string>> = {
  chair:
    'A figure from the side on the front half of a chair, the back free and upright, thighs level, both feet flat on the floor.',
  cushion:
    'A figure from the front on a firm cushion, the legs crossed loosely, each foot under the other knee, the hips above the knees.',
  seiza:
    'A figure from the side, kneeling on a low bench, the shins on the floor and the feet stretched out behind, the back upright.',
  burmese:
    'A figure from the front on a cushion, both lower legs on the floor, one before the other and not crossed, the knees down.',
  lotus:
    'A figure from the front on a cushion, one foot on the opposite thigh, the other leg folded on the floor beneath it.',
  'full-lotus':
    'A figure from the front on a cushion, each foot on the opposite thigh, both knees on the floor.',
  lying:
    'A figure from the side, lying on the back on a mat, the head slightly raised, the knees drawn up, the arms beside the body.',
  standing:
    'A figure from the side, standing with unlocked knees, the arms hanging, the head above the shoulders and these above the hips.',
  other:
    'A figure from the side, sitting up in bed with pillows behind the back, the legs stretched out and a roll under the knees.',
};

import { postureWords } from '#content/postures.ts';
import { postureSelectionWords } from '#content/screens/practice.ts';
import { type PostureKey, postureKeys } from '#domain/practice/postures.ts';
import { PostureSelection } from './posture-selection.tsx';

interface StagePostureProps {
  /** What is set up: 'T3', 'Trainee'. */
  practice: string;
  onStart: (posture: PostureKey) => void;
  onBack: () => void;
}

/** The posture of a stage's sit: nine to choose from (B § 2). */
export function StagePosture({ practice, onStart, onBack }: StagePostureProps) {
  return (
    <PostureSelection
      eyebrow={postureSelectionWords.setup(practice)}
      lead={postureSelectionWords.lead}
      offered={postureKeys}
      words={postureWords}
      onStart={onStart}
      onBack={onBack}
    />
  );
}

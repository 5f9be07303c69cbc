import { sitPostureWords } from '#content/recovery/postures.ts';
import { stillnessWords } from '#content/screens/practice.ts';
import { practiceTitle } from './practice-names.ts';
import { SitAnnouncer } from './sit-announcer.tsx';
import { SitControls } from './sit-controls.tsx';
import { SitFace } from './sit-face.tsx';
import { SitNotices } from './sit-notices.tsx';
import { SitPage } from './sit-page.tsx';
import type { PracticeSit, Stillness } from './sit-plan.ts';
import { useSit, useSitPart } from './use-sit.ts';
import { useSitLeaving } from './use-sit-leaving.ts';
import { useToReflection } from './use-to-reflection.ts';

/** The sit itself: dark, nearly empty, and recorded by itself at its end (B § 2, § 4). */
export function StillnessPractice({ sit, onSetup }: { sit: PracticeSit<Stillness>; onSetup: () => void }) {
  const { runner, plan } = sit;
  useSit(sit);
  useToReflection(sit);
  const { complete, back } = useSitLeaving(sit, onSetup);
  const status = useSitPart(runner, (shown) => shown.status);
  const isSaving = useSitPart(runner, (shown) => shown.saving === 'saving');
  const words = stillnessWords.status;
  const statusText = isSaving || status === 'ended' ? stillnessWords.saving : words[status];
  return (
    <SitPage
      title={practiceTitle(plan.practice)}
      posture={sitPostureWords[plan.posture].name}
      back={stillnessWords.back}
      onBack={back}
      actions={
        <SitControls
          sit={sit}
          completeLabel={stillnessWords.complete}
          onComplete={complete}
          onSetup={onSetup}
        />
      }
    >
      <SitFace sit={sit} status={statusText} />
      <SitAnnouncer sit={sit} />
      <SitNotices sit={sit} />
    </SitPage>
  );
}

import { useEffect, useRef, useState } from 'react';
import { sitPostureWords } from '#content/recovery/postures.ts';
import { eyesClosedWords } from '#content/screens/eyes-closed.ts';
import { matrixSitWords } from '#content/screens/matrix-practice.ts';
import { sitWords } from '#content/screens/practice.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { EyeOffIcon } from '#ui/icons.tsx';
import { EyesClosedBar } from './eyes-closed-bar.tsx';
import { MatrixGrid } from './matrix-grid.tsx';
import { practiceTitle } from './practice-names.ts';
import { SitAnnouncer } from './sit-announcer.tsx';
import { SitControls } from './sit-controls.tsx';
import { SitFace } from './sit-face.tsx';
import { SitNotices } from './sit-notices.tsx';
import type { PracticeSit, Tapped } from './sit-plan.ts';
import type { SitStatus } from './sit-snapshot.ts';
import { TapAnnouncer } from './tap-announcer.tsx';
import { UndoButton } from './undo-button.tsx';
import { useMatrixKeys } from './use-matrix-keys.ts';
import { useSit, useSitPart } from './use-sit.ts';
import { useSitLeaving } from './use-sit-leaving.ts';
import { useTapTaker } from './use-tap-taker.ts';
import { useToReflection } from './use-to-reflection.ts';

/** What a practice with the matrix says in its own words. */
export interface MatrixPracticeWords {
  /** Asked before it is completed early (B § 8). */
  completeEarly: string;
  status: Readonly<Record<Exclude<SitStatus, 'ended'>, string>>;
}

interface MatrixPracticeProps {
  sit: PracticeSit<Tapped>;
  words: MatrixPracticeWords;
  onSetup: () => void;
}

/**
 * A practice with the matrix: the time, the nine buttons, and little else, dark whatever the theme. With eyes closed the
 * buttons fill the screen. It is recorded by itself at its end (B § 2, § 4).
 */
export function MatrixPractice({ sit, words, onSetup }: MatrixPracticeProps) {
  const { runner, plan, settings } = sit;
  const [wantsEyesClosed, setWantsEyesClosed] = useState(settings.eyesClosed);
  const main = useRef<HTMLElement>(null);
  useSit(sit);
  useToReflection(sit);
  const { complete, back } = useSitLeaving(sit, onSetup, words.completeEarly);
  const status = useSitPart(runner, (shown) => shown.status);
  const isSaving = useSitPart(runner, (shown) => shown.saving === 'saving');
  // Whoever pauses looks at the screen.
  const isBlind = wantsEyesClosed && status === 'running';
  const taker = useTapTaker(sit, isBlind);
  useMatrixKeys({
    press: taker.press,
    undo: taker.undo,
    toggle: () => (status === 'running' ? runner.pause() : runner.resume()),
    leave: () => setWantsEyesClosed(false),
  });
  useEffect(() => {
    // The button that had the focus is gone, and on the way out Space is to pause.
    if (isBlind) main.current?.focus({ preventScroll: true });
  }, [isBlind]);

  const statusText = isSaving || status === 'ended' ? sitWords.saving : words.status[status];
  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      className={classes('dark dark-screen full-page', isBlind && 'full-page-dim')}
    >
      <div className="full-page-column">
        {isBlind ? (
          <EyesClosedBar sit={sit} onLeave={() => setWantsEyesClosed(false)} />
        ) : (
          <div className="full-page-head">
            <header className="flex min-h-11 items-center gap-1 text-sm text-muted">
              <Button variant="plain" className="-ml-3 text-muted" onClick={back}>
                {sitWords.back}
              </Button>
              <div className="min-w-0 grow text-right leading-tight">
                <h1 className="font-sans text-sm font-normal tracking-normal">
                  {practiceTitle(plan.practice)}
                </h1>
                <p>{sitPostureWords[plan.posture].name}</p>
              </div>
              <button
                type="button"
                aria-label={eyesClosedWords.label}
                title={eyesClosedWords.label}
                aria-pressed={wantsEyesClosed}
                className="-mr-2.5 grid size-11 flex-none place-items-center rounded-full hover:bg-sunken hover:text-ink aria-pressed:text-accent"
                onClick={() => setWantsEyesClosed((isWanted) => !isWanted)}
              >
                <EyeOffIcon />
              </button>
            </header>
            <SitFace sit={sit} status={statusText} size="compact" />
            <SitNotices sit={sit} />
          </div>
        )}
        <div className="full-page-body">
          <MatrixGrid sit={sit} taker={taker} isBlind={isBlind} />
        </div>
        {!isBlind && (
          <div className="full-page-foot">
            <SitControls
              sit={sit}
              completeLabel={matrixSitWords.completeEarly}
              onComplete={complete}
              onSetup={onSetup}
            >
              <UndoButton sit={sit} onUndo={taker.undo} />
            </SitControls>
          </div>
        )}
        <SitAnnouncer sit={sit} />
        <TapAnnouncer taker={taker} />
      </div>
    </main>
  );
}

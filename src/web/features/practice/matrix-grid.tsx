import { useMemo } from 'react';
import { positionWords, timeWords } from '#content/positions.ts';
import { matrixSitWords } from '#content/screens/matrix-practice.ts';
import type { RawCounts } from '#domain/pahm/counts.ts';
import { type PositionKey, positions, times } from '#domain/pahm/positions.ts';
import type { MatrixStage } from '#domain/practice/stages.ts';
import { NineGrid, type NineGridCell } from '#ui/nine-grid.tsx';
import type { PracticeSit, Tapped } from './sit-plan.ts';
import type { TapTaker } from './tap-taker.ts';
import { useSitPart } from './use-sit.ts';
import { useTapAnswer } from './use-tap-taker.ts';

/** The stages whose buttons show how often each was tapped (B § 2). */
const countingStages: readonly MatrixStage[] = [5, 6];

interface MatrixGridProps {
  sit: PracticeSit<Tapped>;
  taker: TapTaker;
  isBlind: boolean;
}

/** The nine buttons. They are drawn anew at a tap, and at nothing else (B § 2, § 4). */
export function MatrixGrid({ sit, taker, isBlind }: MatrixGridProps) {
  const { runner, plan } = sit;
  const counts = useSitPart(runner, (shown) => shown.counts);
  const isRunning = useSitPart(runner, (shown) => shown.status === 'running');
  const highlighted = useTapAnswer(taker, (answer) => answer.highlighted);
  const { practice } = plan;
  const isCounting = practice.kind === 'matrix' && countingStages.includes(practice.stage);
  const cells = useMemo(() => cellsOf(counts, isCounting), [counts, isCounting]);
  return (
    <>
      {!isBlind && (
        <div aria-hidden="true" className="mt-[min(1rem,2dvh)] mb-1.5 grid grid-cols-3 gap-2 text-center">
          {times.map((time) => (
            <span
              key={time}
              className="text-[min(0.75rem,3.1vw)] text-muted font-semibold tracking-[0.08em] uppercase"
            >
              {timeWords[time]}
            </span>
          ))}
        </div>
      )}
      <NineGrid
        size="fill"
        label={matrixSitWords.grid}
        cells={cells}
        highlighted={highlighted}
        onPress={taker.press}
        onHold={isBlind ? taker.hold : undefined}
        isDisabled={!isRunning}
        isDim={isBlind}
      />
    </>
  );
}

function cellsOf(counts: RawCounts, isCounting: boolean): NineGridCell<PositionKey>[] {
  return positions.map(({ key, charge }) => ({
    key,
    label: positionWords[key].label,
    // The accent means present, here as everywhere.
    tone: key === 'present' ? 'present' : charge,
    count: isCounting ? counts[key] : undefined,
    spoken: matrixSitWords.count(positionWords[key].spoken, counts[key]),
  }));
}

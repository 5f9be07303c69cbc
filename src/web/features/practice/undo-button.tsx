import { positionWords } from '#content/positions.ts';
import { matrixSitWords } from '#content/screens/matrix-practice.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import type { PracticeSit } from './sit-plan.ts';
import { useSitPart } from './use-sit.ts';

/** Takes the last tap back. A screen reader hears which one that would be. */
export function UndoButton({ sit, onUndo }: { sit: PracticeSit; onUndo: () => void }) {
  const last = useSitPart(sit.runner, (shown) => shown.lastTap?.position);
  return (
    <Button
      variant="plain"
      className={classes('-mx-1 px-3 text-muted sm:mx-0', last === undefined && 'opacity-60')}
      aria-label={last && matrixSitWords.undoLast(positionWords[last].name)}
      onClick={onUndo}
    >
      {matrixSitWords.undo}
    </Button>
  );
}

import { type CSSProperties, useId } from 'react';
import { answerWords } from '#content/guide/answer-words.ts';

/** How well an answer matches the book, 0 to 1, as a bar and in percent: no measure of truth, and named so (B § 2). */
export function BookMatch({ confidence }: { confidence: number }) {
  const id = useId();
  const percent = Math.round(confidence * 100);
  return (
    <p className="figures flex items-center gap-2.5 text-muted text-sm">
      <meter aria-labelledby={id} min={0} max={100} value={percent} className="sr-only">
        {percent} %
      </meter>
      <span aria-hidden="true" className="h-1 w-22 flex-none overflow-hidden rounded-full bg-line">
        <span className="segment-bar bg-neutral" style={{ '--share': confidence } as CSSProperties} />
      </span>
      <span id={id}>{answerWords.match}</span>
      <span aria-hidden="true">{percent} %</span>
    </p>
  );
}

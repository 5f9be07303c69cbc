import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type NoticeTone = 'info' | 'warning' | 'error' | 'success';

const toneClasses: Record<NoticeTone, string> = {
  info: 'bg-aversion-soft border-aversion/30',
  warning: 'bg-accent-soft border-accent/30',
  error: 'bg-danger-soft border-danger/40',
  success: 'bg-neutral-soft border-neutral/30',
};

const markClasses: Record<NoticeTone, string> = {
  info: 'bg-aversion',
  warning: 'bg-accent',
  error: 'bg-danger',
  success: 'bg-neutral',
};

/** A sentence that says what happened and what to do. An error is read out at once, the rest when there is time. */
export function Notice({ tone, children }: { tone: NoticeTone; children: ReactNode }) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classes('flex gap-3 rounded-lg border px-4 py-3 text-ink', toneClasses[tone])}
    >
      <span aria-hidden="true" className={classes('mt-2 size-2 flex-none rounded-full', markClasses[tone])} />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}

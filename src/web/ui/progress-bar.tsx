import type { CSSProperties } from 'react';

interface ProgressBarProps {
  label: string;
  /** 0 to 100. */
  value: number;
  /** The value in words, where a percentage says too little. */
  valueText?: string;
}

/** A thin line that fills. */
export function ProgressBar({ label, value, valueText }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText}
      className="h-1 overflow-hidden rounded-full bg-line"
    >
      <span className="segment-bar bg-accent" style={{ '--share': percent / 100 } as CSSProperties} />
    </div>
  );
}

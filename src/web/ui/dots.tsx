import { classes } from './classes.ts';

interface DotsProps {
  count: number;
  /** Which one is shown, from 0. */
  index: number;
  /** Where one is, in words: 'Slide 2 of 5'. */
  label: string;
}

/** Where one is in a short row of slides. */
export function Dots({ count, index, label }: DotsProps) {
  return (
    <div role="img" aria-label={label} className="flex items-center justify-center gap-2">
      {Array.from({ length: count }, (_, position) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its position
          key={position}
          className={classes(
            'h-2 rounded-full transition-all',
            position === index ? 'w-6 bg-accent' : 'w-2 bg-edge/50',
          )}
        />
      ))}
    </div>
  );
}

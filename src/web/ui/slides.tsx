import { type ReactNode, useEffect, useRef } from 'react';
import { ActionBar } from './action-bar.tsx';
import { Button } from './button.tsx';
import { Dots } from './dots.tsx';

export interface Slide {
  title: string;
  /** Paragraphs. */
  body: readonly string[];
  figure?: ReactNode;
}

interface SlidesProps {
  slides: readonly Slide[];
  /** Which slide is shown, from 0. */
  index: number;
  onIndex: (index: number) => void;
  /** Without it there is nothing to skip. */
  onSkip?: () => void;
  onFinish: () => void;
  /** Back from the first slide. Without it the first slide has no Back. */
  onBack?: () => void;
  skipLabel?: string;
  nextLabel: string;
  backLabel: string;
  lastLabel: string;
  /** Another way on from the last slide. */
  besideLast?: { label: string; onPress: () => void } | undefined;
  /** Where one is, in words. */
  positionLabel?: (number: number, count: number) => string;
}

/** A few pages of text, one at a time. On each change the focus goes to the new title, so that it is read out. */
export function Slides(props: SlidesProps) {
  const { slides, index, onIndex, onSkip, onFinish, onBack, besideLast } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const shownBefore = useRef(index);
  useEffect(() => {
    if (shownBefore.current === index) return;
    shownBefore.current = index;
    title.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [index]);

  const slide = slides[index];
  if (!slide) return null;
  const isLast = index === slides.length - 1;
  const back = index > 0 ? () => onIndex(index - 1) : onBack;
  const position = props.positionLabel ?? ((number, count) => `${number} / ${count}`);
  return (
    <>
      <div className="mb-6 flex min-h-11 items-center justify-between gap-4">
        <Dots count={slides.length} index={index} label={position(index + 1, slides.length)} />
        {onSkip && props.skipLabel && (
          <Button variant="plain" className="-mr-3" onClick={onSkip}>
            {props.skipLabel}
          </Button>
        )}
      </div>
      <div key={index} className="slide-in grow pt-[min(9dvh,5rem)] pb-6">
        {slide.figure}
        <h1 ref={title} tabIndex={-1} className="mb-5 text-title">
          {slide.title}
        </h1>
        {slide.body.map((paragraph) => (
          <p key={paragraph} className="mb-4 max-w-prose text-lg text-pretty">
            {paragraph}
          </p>
        ))}
      </div>
      <ActionBar>
        {back && (
          <Button variant="quiet" onClick={back}>
            {props.backLabel}
          </Button>
        )}
        {isLast && besideLast && (
          <Button variant="quiet" className="grow max-[22rem]:px-3" onClick={besideLast.onPress}>
            {besideLast.label}
          </Button>
        )}
        <Button className="grow" onClick={isLast ? onFinish : () => onIndex(index + 1)}>
          {isLast ? props.lastLabel : props.nextLabel}
        </Button>
      </ActionBar>
    </>
  );
}

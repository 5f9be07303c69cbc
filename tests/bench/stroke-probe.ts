/** A stroke of a bell as it was put on the audio clock. */
export interface ProbedStroke {
  /** When it is heard: its second of the audio clock in milliseconds since 1970. Undefined until then. */
  heardAtMillis?: number;
  /** It was taken back before it sounded. */
  isCancelled: boolean;
}

declare global {
  interface Window {
    strokeProbe: { strokes: ProbedStroke[]; secondsInHiding: number };
  }
}

/**
 * Runs in the page, before the app: follows what the app puts on the audio clock. Beside each stroke a source without any sound
 * is put on the same second; when it has come, the browser tells which moment of the page's clock that second was at the audio
 * device. Also counts how often a chain of timers of one second comes while the page is hidden.
 */
export function probeStrokes(): void {
  const strokes: ProbedStroke[] = [];
  window.strokeProbe = { strokes, secondsInHiding: 0 };
  const { start, stop } = AudioScheduledSourceNode.prototype;
  const strokeOf = new WeakMap<AudioScheduledSourceNode, ProbedStroke & { atSeconds: number }>();
  const newest = new WeakMap<BaseAudioContext, ProbedStroke & { atSeconds: number }>();

  function follow(context: BaseAudioContext, atSeconds: number) {
    const stroke: ProbedStroke & { atSeconds: number } = { atSeconds, isCancelled: false };
    strokes.push(stroke);
    const marker = new ConstantSourceNode(context, { offset: 0 });
    marker.connect(context.destination);
    marker.addEventListener('ended', () => {
      if (!(context instanceof AudioContext)) return;
      const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
      stroke.heardAtMillis = performance.timeOrigin + performanceTime + (atSeconds - contextTime) * 1000;
    });
    start.call(marker, atSeconds);
    stop.call(marker, atSeconds + 0.05);
    return stroke;
  }

  AudioScheduledSourceNode.prototype.start = function (atSeconds = 0) {
    start.call(this, atSeconds);
    // The sources of one stroke begin at the same moment; what is no oscillator makes no bell.
    if (!(this instanceof OscillatorNode)) return;
    const last = newest.get(this.context);
    const stroke =
      last?.atSeconds === atSeconds && !last.isCancelled ? last : follow(this.context, atSeconds);
    newest.set(this.context, stroke);
    strokeOf.set(this, stroke);
  };
  AudioScheduledSourceNode.prototype.stop = function (atSeconds = 0) {
    stop.call(this, atSeconds);
    const stroke = strokeOf.get(this);
    if (!stroke) return;
    const stopsAt = Math.max(atSeconds, this.context.currentTime);
    if (stopsAt < stroke.atSeconds) stroke.isCancelled = true;
  };

  const count = (): void => {
    if (document.hidden) window.strokeProbe.secondsInHiding += 1;
    setTimeout(count, 1000);
  };
  count();
}

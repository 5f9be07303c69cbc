import { cpus } from 'node:os';
import { type Figure, shown, written } from './figure.ts';

interface Used {
  busy: number;
  all: number;
}

function used(): Used {
  return cpus().reduce(
    ({ busy, all }, { times: { user, nice, sys, idle, irq } }) => ({
      busy: busy + user + nice + sys + irq,
      all: all + user + nice + sys + irq + idle,
    }),
    { busy: 0, all: 0 },
  );
}

/** Begins to watch all processors; the answer tells which share of them (0 to 1) was at work since. */
export function watchMachine(): () => number {
  const before = used();
  return () => {
    const now = used();
    return (now.busy - before.busy) / Math.max(1, now.all - before.all);
  };
}

/** How much of the machine was at work, whoever used it: what was measured on a busy one says less. */
export function machineMeanwhile(busyShare: number, remark = ''): Figure {
  return shown('the machine meanwhile', `${written(busyShare * 100)} % at work${remark}`);
}

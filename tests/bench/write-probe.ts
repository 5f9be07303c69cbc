/** One transaction that wrote to the device, in milliseconds of the page's clock. */
export interface ProbedWrite {
  tables: string[];
  begunAt: number;
  committedAt?: number;
}

declare global {
  interface Window {
    writeProbe: {
      writes: ProbedWrite[];
      /** Resolves when the record of a sit is on the device. */
      recorded: Promise<void>;
    };
  }
}

/** Runs in the page, before the app: follows what is written to the device. */
export function probeWrites(): void {
  const { promise: recorded, resolve } = Promise.withResolvers<void>();
  const writes: ProbedWrite[] = [];
  window.writeProbe = { writes, recorded };
  const { transaction: begin } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (tables, mode, options) {
    const begunAt = performance.now();
    const begun = begin.call(this, tables, mode, options);
    if (mode !== 'readwrite') return begun;
    const write: ProbedWrite = { tables: [...begun.objectStoreNames], begunAt };
    writes.push(write);
    begun.addEventListener('complete', () => {
      write.committedAt = performance.now();
      if (write.tables.includes('sessions') && write.tables.includes('sits')) resolve();
    });
    return begun;
  };
}

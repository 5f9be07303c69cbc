/**
 * How long work that can wait leaves the processor and the network to the first screen after a page load, in
 * milliseconds: on a small machine it would take both from what the person waits for.
 */
export const firstScreenMillis = 3000;

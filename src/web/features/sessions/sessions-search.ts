/** What of /sessions is shown: the list, or the form in which a sit is added or corrected. */
export interface SessionsSearch {
  step?: 'add' | 'correct';
  /** The sit that is corrected. */
  sit?: string;
}

/** Reads the search of /sessions; whatever does not fit is left out. */
export function sessionsSearch(search: Record<string, unknown>): SessionsSearch {
  const { step, sit } = search;
  if (step === 'add') return { step };
  if (step !== 'correct' || (typeof sit !== 'string' && typeof sit !== 'number')) return {};
  return { step, sit: String(sit) };
}

/** What of the page of one sit is shown: the sit, or the form in which it is corrected. */
export interface SitSearch {
  step?: 'correct';
}

/** Reads the search of the page of one sit; whatever does not fit is left out. */
export function sitSearch({ step }: Record<string, unknown>): SitSearch {
  return step === 'correct' ? { step } : {};
}

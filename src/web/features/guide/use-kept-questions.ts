import { useEffect, useState } from 'react';
import type { AskedQuestion } from '#domain/guide/asked-question.ts';
import type { GuideData } from '#store/guide-data.ts';
import { useLocalData } from '#store/local-data-context.tsx';

/** What was asked and is kept. */
export interface KeptQuestions {
  /** The latest, in the order in which they were asked. */
  questions: readonly AskedQuestion[];
  /** How many there are in all. */
  count: number;
}

/** So many questions are shown, and so many more each time that earlier ones are asked for. */
const shownAtOnce = 10;

/** The questions that the device keeps, followed; undefined until they are read. And how to read further back. */
export function useKeptQuestions(
  guideData: GuideData | undefined,
): [kept: KeptQuestions | undefined, readEarlier: () => void] {
  const data = useLocalData();
  const [limit, setLimit] = useState(shownAtOnce);
  const [kept, setKept] = useState<KeptQuestions>();
  const [readError, setReadError] = useState<{ error: unknown }>();
  useEffect(() => {
    if (!guideData) return;
    return data.watch(
      async () => ({ questions: await guideData.latest(limit), count: await guideData.count() }),
      setKept,
      (error) => setReadError({ error }),
    );
  }, [data, guideData, limit]);
  if (readError) throw readError.error;
  return [kept, () => setLimit((before) => before + shownAtOnce)];
}

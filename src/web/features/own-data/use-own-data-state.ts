import { useEffect, useState } from 'react';
import { useLocalData } from '#store/local-data-context.tsx';
import type { OwnDataState } from '#store/own-data.ts';

/** What became of one's own data on this device so far, followed; undefined until that is known. */
export function useOwnDataState(): OwnDataState | undefined {
  const data = useLocalData();
  const [state, setState] = useState<OwnDataState>();
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    // Where it cannot be read, nothing is said of it.
    data.ownData().then(
      (own) => {
        if (!isOver) stop = data.watch(own.state, setState, () => {});
      },
      () => {},
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [data]);
  return state;
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Range } from '../domain/period';
import { useCancellableTask } from '../lib/query/useCancellableTask';
import { readProfiles, type Profile } from './readProfiles';

/** Whose profiles, and of which days. */
interface About {
  people: string;
  range: Range | undefined;
}

/** Reads what is printed of people, again for another period. */
export function useProfiles(ids: readonly string[], range: Range | undefined) {
  const queryClient = useQueryClient();
  const { done, run, cancel } = useCancellableTask();
  const [total, setTotal] = useState(0);
  const [read, setRead] = useState<About & { profiles: Profile[] }>();
  const [ended, setEnded] = useState<About>();
  const people = ids.map(encodeURIComponent).join();
  const isCurrent = (about: About | undefined) => about?.people === people && about.range === range;

  const start = () =>
    run(async (settings) => {
      const profiles = await readProfiles(queryClient, ids, range, {
        ...settings,
        onTotal: setTotal,
      });
      setRead({ people, range, profiles });
    }).then((isDone) => {
      if (!isDone) setEnded({ people, range });
    });
  const startOnChange = useEffectEvent(() => {
    if (people !== '') void start();
  });
  useEffect(() => {
    startOnChange();
  }, [people, range]);

  return {
    /** Undefined until all are read. */
    profiles: isCurrent(read) ? read?.profiles : undefined,
    isCancelled: done === undefined && !isCurrent(read) && isCurrent(ended),
    /** How many calls are done; undefined while nothing is read. */
    done,
    total,
    start,
    cancel,
  };
}

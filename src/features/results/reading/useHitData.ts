import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Employee } from '../../../api/contract';
import { evaluationQueries } from '../../../api/evaluations';
import { statisticsQueries } from '../../../api/statistics';
import { readEach } from '../../../lib/query/readEach';
import { useCancellableTask } from '../../../lib/query/useCancellableTask';
import type { HitData, HitDataPart } from './hitData';

interface Read {
  search: string | null;
  data: HitData;
  /** The answer to the search for whose employees each part was read. */
  versions: Partial<Record<HitDataPart, number>>;
}

const NOTHING: Read = { search: null, data: {}, versions: {} };

/**
 * What has been read of everybody found, and what is still missing.
 * @param employees Everybody found; undefined while they are searched for.
 * @param version Changes with every answer to the search.
 */
export function useHitData(
  search: string | null,
  employees: readonly Employee[] | undefined,
  version: number,
  needs: readonly HitDataPart[],
) {
  const queryClient = useQueryClient();
  const { run } = useCancellableTask();
  const [read, setRead] = useState(NOTHING);
  const outdated = useRef(new Set<string>());
  // What was read for the same search before is used until it has been read again.
  const { data, versions } = read.search === search ? read : NOTHING;
  const missing = needs.filter((part) => versions[part] !== version);
  const isReading = employees !== undefined && missing.length > 0;

  return {
    data,
    isReading,
    /** The parts that have to be read. */
    missing,
    /** Changes when something else has to be read. */
    readKey: `${missing.join(' ')} ${version} ${search}`,
    onRead: (found: HitData) => {
      const now = Object.fromEntries(missing.map((part) => [part, version]));
      setRead({ search, data: { ...data, ...found }, versions: { ...versions, ...now } });
    },
    /** How many of these employees lack what is needed, because it could not be read. */
    countUnread: (some: readonly Employee[]) => {
      if (isReading) return 0;
      return some.filter(({ _id }) => needs.some((part) => !data[part]?.has(_id))).length;
    },
    /** Reads those again who could not be read. */
    retry: () => {
      setRead(NOTHING);
    },
    /** Reads again what is known of one person. */
    refresh: async (id: string) => {
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(id) });
      // Another one of these cancels the former, and reads for both.
      outdated.current.add(id);
      const ids = [...outdated.current];
      await run(async (settings) => {
        const [statistics, evaluations] = await Promise.all([
          readEach(queryClient, ids, statisticsQueries.ofEmployee, settings),
          readEach(queryClient, ids, evaluationQueries.inRow, settings),
        ]);
        outdated.current.clear();
        setRead((before) => ({
          ...before,
          data: merged(before.data, { statistics, evaluations }),
        }));
      });
    },
  };
}

/** Only parts that have been read of everybody. */
function merged({ statistics, evaluations }: HitData, one: Required<HitData>): HitData {
  return {
    ...(statistics && { statistics: new Map([...statistics, ...one.statistics]) }),
    ...(evaluations && { evaluations: new Map([...evaluations, ...one.evaluations]) }),
  };
}

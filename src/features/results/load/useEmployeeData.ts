import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Employee } from '../../../api/contract';
import { evaluationQueries } from '../../../api/evaluations';
import { statisticsQueries } from '../../../api/statistics';
import { useBulkRead, type BulkRead } from '../../../api/useBulkRead';
import type { EmployeeData, EmployeeDataPart } from './employeeData';

interface Read {
  search: string | null;
  data: EmployeeData;
  /** The `version` of the answer for which each part was read. */
  versions: Partial<Record<EmployeeDataPart, number>>;
}

const NOTHING: Read = { search: null, data: {}, versions: {} };
const ALL_PARTS: EmployeeDataPart[] = ['statistics', 'evaluations'];

/**
 * Reads the data that the filters or the order require, for all employees of an answer.
 * @param employees The answer to the search; undefined while it is loading.
 * @param version A number that differs for each answer.
 */
export function useEmployeeData(
  search: string | null,
  employees: readonly Employee[] | undefined,
  version: number,
  required: readonly EmployeeDataPart[],
) {
  const queryClient = useQueryClient();
  const { progress, run, cancel } = useBulkRead();
  const { run: runRefresh } = useBulkRead();
  const [read, setRead] = useState(NOTHING);
  const outdated = useRef(new Set<string>());
  // Older data of the same search is used until it has been read again.
  const { data, versions } = read.search === search ? read : NOTHING;
  const missing = required.filter((part) => versions[part] !== version);
  const isLoading = employees !== undefined && missing.length > 0;

  const start = useEffectEvent(() =>
    run(async (bulk) => {
      const ids = employees?.map(({ _id }) => _id) ?? [];
      const parts = await readParts(queryClient, bulk, ids, missing);
      const now = Object.fromEntries(missing.map((part) => [part, version]));
      setRead({ search, data: { ...data, ...parts }, versions: { ...versions, ...now } });
    }),
  );
  /** Changes when other data has to be read. */
  const readKey = isLoading ? `${missing.join(' ')} ${version} ${search}` : undefined;
  useEffect(() => {
    if (readKey === undefined) return undefined;
    void start();
    return cancel;
  }, [readKey, cancel]);

  return {
    data,
    isLoading,
    progress,
    /** The required parts that have not been read for this answer. */
    missing,
    /** How many of these employees lack required data, because it could not be read. */
    countUnread: (some: readonly Employee[]) => {
      if (isLoading) return 0;
      return some.filter(({ _id }) => required.some((part) => !data[part]?.has(_id))).length;
    },
    /** Reads the employees again whose data could not be read. */
    retry: () => {
      setRead(NOTHING);
    },
    /** Reads the data of these people again. */
    refresh: async (people: readonly string[]) => {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => people.some((id) => queryKey.includes(id)),
      });
      // A second refresh cancels the first one, and reads the people of both.
      for (const id of people) outdated.current.add(id);
      const ids = [...outdated.current];
      await runRefresh(async (bulk) => {
        const { statistics, evaluations } = await readParts(queryClient, bulk, ids, ALL_PARTS);
        outdated.current.clear();
        setRead((before) => ({
          ...before,
          data: {
            // Only parts that have been read for all employees are updated.
            ...(before.data.statistics && {
              statistics: new Map([...before.data.statistics, ...(statistics ?? [])]),
            }),
            ...(before.data.evaluations && {
              evaluations: new Map([...before.data.evaluations, ...(evaluations ?? [])]),
            }),
          },
        }));
      });
    },
  };
}

async function readParts(
  queryClient: QueryClient,
  { read, setTotal }: BulkRead,
  ids: readonly string[],
  missing: readonly EmployeeDataPart[],
): Promise<EmployeeData> {
  setTotal(ids.length * missing.length);
  const data: EmployeeData = {};
  const ofStatistics = statisticsQueries.ofEmployee;
  const ofEvaluations = evaluationQueries.inRow;
  if (missing.includes('statistics')) data.statistics = (await read(ids, ofStatistics)).values;
  if (missing.includes('evaluations')) data.evaluations = (await read(ids, ofEvaluations)).values;
  return {
    ...(data.statistics && { statistics: latest(queryClient, data.statistics, ofStatistics) }),
    ...(data.evaluations && { evaluations: latest(queryClient, data.evaluations, ofEvaluations) }),
  };
}

/** Returns the values, with newer ones from the cache for people who were evaluated during the bulk read. */
const latest = <Value>(
  queryClient: QueryClient,
  values: ReadonlyMap<string, Value>,
  queryOf: (id: string) => { queryKey: QueryKey },
) =>
  new Map(
    [...values].map(([id, value]) => [
      id,
      queryClient.getQueryData<Value>(queryOf(id).queryKey) ?? value,
    ]),
  );

import { useEffect, useEffectEvent, useState } from 'react';
import { employeeQueries } from '../../../api/employees';
import { evaluationQueries } from '../../../api/evaluations';
import { staleAfter } from '../../../api/staleAfter';
import { useBulkRead, type BulkRead } from '../../../api/useBulkRead';
import { refusalMessage } from '../../../api/http/failureToast';
import { isNotFound } from '../../../api/http/loadFailure';
import type { Employee, Evaluation } from '../../../api/contract';
import type { Range } from '../../../domain/period';
import { inRange, newestFirst } from '../../../lib/text/createdTime';
import { joinIds } from '../../../lib/url/addresses';

/** The printed data of a person. */
export interface Profile {
  id: string;
  /** Undefined where the person could not be read. */
  employee: Employee | undefined;
  /**
   * The evaluations of the period, the newest first. Undefined where they could not be read. An evaluation whose
   * feedback could not be read has no `feedbacks`.
   */
  evaluations: readonly Evaluation[] | undefined;
  /** The evaluations of any time. */
  all: Evaluation[];
  /** Why the person could not be read. */
  employeeError: unknown;
  /** Why the evaluations could not be read. */
  evaluationsError: unknown;
}

/** Another period, or another try, uses answers that are not older than a minute. */
const staleTime = staleAfter(60_000);

/**
 * Reads people and their evaluations, and the feedback of those evaluations of the period whose list has none. Rejects
 * on Cancel and when the session ends.
 */
async function readProfiles(
  ids: readonly string[],
  range: Range | undefined,
  { read, setTotal: expect }: BulkRead,
): Promise<Profile[]> {
  expect(2 * ids.length);
  const employees = await read(ids, (id) => ({
    ...employeeQueries.detail(id),
    staleTime,
  }));
  const histories = await read(ids, (id) => ({
    ...evaluationQueries.ofEmployee(id),
    staleTime,
  }));
  const listed = ids.map((id) => {
    const history = histories.values.get(id);
    return history && newestFirst(inRange(history, range));
  });

  const incomplete = listed
    .flatMap((evaluations = []) => evaluations)
    .flatMap(({ _id, feedbacks }) => (feedbacks ? [] : _id));
  const details = await read(incomplete, (id) => ({
    ...evaluationQueries.detail(id),
    staleTime,
  }));

  return ids.map((id, index) => ({
    id,
    employee: employees.values.get(id),
    evaluations: listed[index]?.map((evaluation) =>
      withFeedback(evaluation, details.values.get(evaluation._id)),
    ),
    all: histories.values.get(id) ?? [],
    employeeError: employees.failures.get(id),
    evaluationsError: histories.failures.get(id),
  }));
}

/** Adds the feedback of an evaluation. An answer without `feedbacks` means that there is none. */
function withFeedback(evaluation: Evaluation, detail: Evaluation | undefined): Evaluation {
  return detail ? { ...evaluation, feedbacks: detail.feedbacks ?? [] } : evaluation;
}

/** Returns whether something of a profile could not be read, and another try may help. */
export function isIncomplete({ employee, employeeError, evaluations, evaluationsError }: Profile) {
  if (isNotFound(employeeError)) return false;
  return (
    (!employee && refusalMessage(employeeError) === undefined) ||
    (!evaluations && refusalMessage(evaluationsError) === undefined) ||
    evaluations?.some(({ feedbacks }) => !feedbacks) === true
  );
}

/** The people and the days that were requested. */
interface ProfilesRequest {
  people: string;
  range: Range | undefined;
}

/** Reads the printed data of people, and reads it again when the period changes. */
export function useProfiles(ids: readonly string[], range: Range | undefined) {
  const { progress, run, cancel } = useBulkRead();
  const [read, setRead] = useState<ProfilesRequest & { profiles: Profile[] }>();
  const [ended, setEnded] = useState<ProfilesRequest>();
  const people = joinIds(ids);
  const isCurrent = (request: ProfilesRequest | undefined) =>
    request?.people === people && request.range === range;

  const start = () =>
    run(async (bulk) => {
      setRead({ people, range, profiles: await readProfiles(ids, range, bulk) });
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
    isCancelled: progress === undefined && !isCurrent(read) && isCurrent(ended),
    /** Undefined while nothing is read. */
    progress,
    start,
    cancel,
  };
}

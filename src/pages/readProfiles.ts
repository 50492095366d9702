import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { refusalOf } from '../api/http/failureNotice';
import { isNotFound } from '../api/http/loadFailure';
import type { Employee, Evaluation } from '../api/contract';
import type { Range } from '../domain/period';
import { employeeQueries } from '../api/employees';
import { evaluationQueries } from '../api/evaluations';
import { inRange, newestFirst } from '../lib/text/createdTime';
import { readEach } from '../lib/query/readEach';
import type { TaskSettings } from '../lib/query/useCancellableTask';

/** What is printed of a person. */
export interface Profile {
  id: string;
  /** Undefined where the person could not be read. */
  employee: Employee | undefined;
  /** Those of the period, the newest first. Undefined where they could not be read. One whose feedback could not be read has none. */
  evaluations: readonly Evaluation[] | undefined;
  /** Those of any time. */
  all: Evaluation[];
  /** Why the person could not be read. */
  employeeError: unknown;
  /** Why the evaluations could not be read. */
  evaluationsError: unknown;
}

interface ReadSettings extends TaskSettings {
  /** Called when the number of calls is known, and when it is known better. */
  onTotal: (calls: number) => void;
}

/** Milliseconds. Another period, or another try, must not read everybody again. */
const FRESH = 60_000;

/**
 * Reads people, their evaluations, and the feedback of those evaluations of the period whose list has none. Rejects when
 * the signal is aborted or the session ends.
 */
export async function readProfiles(
  queryClient: QueryClient,
  ids: readonly string[],
  range: Range | undefined,
  { signal, onProgress, onTotal }: ReadSettings,
): Promise<Profile[]> {
  let before = 0;

  async function read<Value, Key extends QueryKey>(
    some: readonly string[],
    queryOf: (id: string) => UseQueryOptions<Value, Error, Value, Key>,
  ) {
    const errors = new Map<string, unknown>();
    const found = await readEach(
      queryClient,
      some,
      (id) => ({ ...queryOf(id), staleTime: FRESH }),
      {
        signal,
        onProgress: (done) => {
          onProgress(before + done);
        },
        onFailure(error, id) {
          errors.set(id, error);
        },
      },
    );
    before += some.length;
    return { found, errors };
  }

  onTotal(2 * ids.length);
  const employees = await read(ids, employeeQueries.detail);
  const histories = await read(ids, evaluationQueries.ofEmployee);
  const listed = ids.map((id) => {
    const history = histories.found.get(id);
    return history && newestFirst(inRange(history, range));
  });

  const incomplete = listed
    .flatMap((evaluations = []) => evaluations)
    .flatMap(({ _id, feedbacks }) => (feedbacks ? [] : _id));
  onTotal(2 * ids.length + incomplete.length);
  const details = await read(incomplete, evaluationQueries.detail);

  return ids.map((id, index) => ({
    id,
    employee: employees.found.get(id),
    evaluations: listed[index]?.map((one) => withFeedback(one, details.found.get(one._id))),
    all: histories.found.get(id) ?? [],
    employeeError: employees.errors.get(id),
    evaluationsError: histories.errors.get(id),
  }));
}

/** An answer without feedback is one about an evaluation that has none. */
function withFeedback(evaluation: Evaluation, detail: Evaluation | undefined): Evaluation {
  return detail ? { ...evaluation, feedbacks: detail.feedbacks ?? [] } : evaluation;
}

/** Whether something of a profile could not be read, and may be at another try. */
export function isUnread({ employee, employeeError, evaluations, evaluationsError }: Profile) {
  if (isNotFound(employeeError)) return false;
  return (
    (!employee && refusalOf(employeeError) === undefined) ||
    (!evaluations && refusalOf(evaluationsError) === undefined) ||
    evaluations?.some(({ feedbacks }) => !feedbacks) === true
  );
}

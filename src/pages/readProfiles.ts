import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { refusalOf } from '../api/http/failureNotice';
import type { Employee, Evaluation } from '../api/contract';
import { compareIds } from '../domain/ids';
import type { Range } from '../domain/period';
import { employeeQueries } from '../features/employees/queries';
import { evaluationQueries } from '../features/evaluations/queries';
import { inRange, validTime } from '../lib/text/createdTime';
import { readEach } from '../lib/query/readEach';
import type { TaskSettings } from '../lib/query/useCancellableTask';

/** What is printed of a person. */
export interface Profile {
  id: string;
  /** Undefined where the person could not be read. */
  employee: Employee | undefined;
  /** Those of the period, the newest first. Undefined where they could not be read. One whose feedback could not be read has none. */
  evaluations: readonly Evaluation[] | undefined;
  /** How many evaluations the person has at any time. */
  total: number;
  /** The server's message if it has refused; may be empty. */
  refusal: string | undefined;
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
  const refusals = new Map<string, string>();
  let before = 0;

  async function read<Value, Key extends QueryKey>(
    some: readonly string[],
    queryOf: (id: string) => UseQueryOptions<Value, Error, Value, Key>,
  ) {
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
          const refusal = refusalOf(error);
          if (refusal !== undefined) refusals.set(id, refusal);
        },
      },
    );
    before += some.length;
    return found;
  }

  onTotal(2 * ids.length);
  const employees = await read(ids, employeeQueries.detail);
  const histories = await read(ids, evaluationQueries.ofEmployee);
  const listed = ids.map((id) => {
    const history = histories.get(id);
    return history && newestFirst(inRange(history, range));
  });

  const incomplete = listed
    .flatMap((evaluations = []) => evaluations)
    .flatMap(({ _id, feedbacks }) => (feedbacks ? [] : _id));
  onTotal(2 * ids.length + incomplete.length);
  const details = await read(incomplete, evaluationQueries.detail);

  return ids.map((id, index) => ({
    id,
    employee: employees.get(id),
    evaluations: listed[index]?.map((one) => withFeedback(one, details.get(one._id))),
    total: histories.get(id)?.length ?? 0,
    refusal: refusals.get(id),
  }));
}

/** An answer without feedback is one about an evaluation that has none. */
function withFeedback(evaluation: Evaluation, detail: Evaluation | undefined): Evaluation {
  return detail ? { ...evaluation, feedbacks: detail.feedbacks ?? [] } : evaluation;
}

/** Those without a usable date come last. */
function newestFirst(evaluations: readonly Evaluation[]): Evaluation[] {
  const now = Date.now();
  const timeOf = (evaluation: Evaluation) => validTime(evaluation, now) ?? -Infinity;
  return [...evaluations].sort((a, b) => {
    const [first, second] = [timeOf(b), timeOf(a)];
    return first === second ? compareIds(a._id, b._id) : first - second;
  });
}

/** Whether something of a profile could not be read, and may be at another try. */
export const isUnread = ({ employee, evaluations, refusal }: Profile) =>
  refusal === undefined &&
  (!employee || !evaluations || evaluations.some(({ feedbacks }) => !feedbacks));

import type { QueryClient } from '@tanstack/react-query';
import type { Evaluation, EvaluationList } from '../../../api/contract';
import { readEach } from '../../../lib/query/readEach';
import type { TaskSettings } from '../../../lib/query/useCancellableTask';
import { everythingQueries, type Everything, type Scope } from './everythingQueries';

/** More would take too much of the browser's memory and time. */
export const MOST_READ = 20_000;

interface ReadSettings extends TaskSettings {
  queryClient: QueryClient;
  scope: Scope;
  /** Told how many pages are read in all. */
  onTotal: (pages: number) => void;
  /** Told of each page that was read. */
  onPage: (evaluations: readonly Evaluation[]) => void;
}

/**
 * Reads every page, up to `MOST_READ` evaluations. The server decides how many a page has: the first page tells it.
 * Throws where the first page cannot be read.
 */
export async function readEverything(settings: ReadSettings): Promise<Everything> {
  const { onTotal, onProgress } = settings;
  let cause: unknown;
  const start = await readPages([1], settings, (error) => {
    cause = error;
  });
  const first = start.get(1);
  if (!first) throw cause;
  const size = first.evaluations.length;
  const last = size === 0 ? 1 : Math.min(first.totalPages, Math.ceil(MOST_READ / size));
  onTotal(Math.max(last, 1));

  const numbers = Array.from({ length: Math.max(last - 1, 0) }, (_, index) => index + 2);
  const rest = await readPages(numbers, {
    ...settings,
    onProgress(done) {
      onProgress(done + 1);
    },
  });
  const lists = [first, ...inOrder(numbers, rest)];
  const found = unique(lists.map(({ evaluations }) => evaluations));
  return {
    evaluations: found.evaluations,
    failedPages: numbers.filter((page) => !rest.has(page)),
    isCut: found.isCut || first.totalPages > last,
  };
}

/** Reads the pages that could not be read before. */
export async function readFailedPages(
  known: Everything,
  settings: ReadSettings,
): Promise<Everything> {
  const { evaluations, failedPages, isCut } = known;
  settings.onTotal(failedPages.length);
  const pages = await readPages(failedPages, settings);
  const lists = inOrder(failedPages, pages).map((page) => page.evaluations);
  const found = unique([evaluations, ...lists]);
  return {
    evaluations: found.evaluations,
    failedPages: failedPages.filter((page) => !pages.has(page)),
    isCut: isCut || found.isCut,
  };
}

async function readPages(
  numbers: readonly number[],
  { queryClient, scope, signal, onProgress, onPage }: ReadSettings,
  onFailure: (error: unknown) => void = () => undefined,
): Promise<ReadonlyMap<number, EvaluationList>> {
  const pages = await readEach(
    queryClient,
    numbers.map(String),
    (page) => everythingQueries.page(scope, Number(page), onPage),
    { signal, onProgress, onFailure },
  );
  return new Map([...pages].map(([page, list]) => [Number(page), list]));
}

const inOrder = (numbers: readonly number[], pages: ReadonlyMap<number, EvaluationList>) =>
  numbers.map((page) => pages.get(page)).filter((page) => page !== undefined);

/** The evaluations with the same id once, and no more than `MOST_READ`. */
function unique(lists: readonly (readonly Evaluation[])[]) {
  const found = new Map<string, Evaluation>();
  for (const list of lists) {
    for (const evaluation of list) {
      if (!found.has(evaluation._id)) found.set(evaluation._id, evaluation);
    }
  }
  const evaluations = [...found.values()];
  return { evaluations: evaluations.slice(0, MOST_READ), isCut: evaluations.length > MOST_READ };
}

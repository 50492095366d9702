import type { QueryClient } from '@tanstack/react-query';
import type { Evaluation, EvaluationList } from '../../../api/contract';
import { readEach } from '../../../lib/query/readEach';
import type { TaskSettings } from '../../../lib/query/useCancellableTask';
import type { Scope } from '../api';
import { allEvaluationsQueries, type AllEvaluations } from './allEvaluationsQueries';

/** More would take too much of the browser's memory and time. */
export const MOST_READ = 20_000;

interface ReadSettings extends TaskSettings {
  queryClient: QueryClient;
  scope: Scope;
  /** Called with the number of pages to read. */
  onTotal: (pages: number) => void;
  /** Called with each page that was read. */
  onPage: (evaluations: readonly Evaluation[]) => void;
}

/**
 * Reads every page, up to `MOST_READ` evaluations. The server decides how many are on a page; the first page shows it.
 * Throws where the first page cannot be read.
 */
export async function readAllEvaluations(settings: ReadSettings): Promise<AllEvaluations> {
  const { onTotal, onProgress } = settings;
  const startedAt = Date.now();
  let cause: unknown;
  const start = await readPages([1], settings, (error) => {
    cause = error;
  });
  const first = start.get('1');
  if (!first) throw cause;
  const { evaluations, totalPages } = first;
  const { length: size } = evaluations;
  const last = size === 0 ? 1 : Math.min(totalPages, Math.ceil(MOST_READ / size));
  const rest = Array.from({ length: Math.max(last - 1, 0) }, (_, index) => index + 2);
  onTotal(1 + rest.length);
  return readRest(
    { readAt: startedAt, startedAt, evaluations, failedPages: rest, isCut: totalPages > last },
    {
      ...settings,
      onProgress(done) {
        onProgress(done + 1);
      },
    },
  );
}

/** Reads the pages that could not be read before. */
export async function readFailedPages(
  known: AllEvaluations,
  settings: ReadSettings,
): Promise<AllEvaluations> {
  settings.onTotal(known.failedPages.length);
  return readRest(known, settings);
}

/** Adds the pages that are missing. */
async function readRest(known: AllEvaluations, settings: ReadSettings): Promise<AllEvaluations> {
  const { failedPages: missing, isCut } = known;
  const pages = await readPages(missing, settings);
  const found = missing.flatMap((page) => pages.get(String(page))?.evaluations ?? []);
  const unique = new Map([...known.evaluations, ...found].map((one) => [one._id, one]));
  const evaluations = [...unique.values()];
  return {
    ...known,
    evaluations: evaluations.slice(0, MOST_READ),
    failedPages: missing.filter((page) => !pages.has(String(page))),
    isCut: isCut || evaluations.length > MOST_READ,
  };
}

/** Reads these pages; returns them by number. */
function readPages(
  numbers: readonly number[],
  { queryClient, scope, signal, onProgress, onPage }: ReadSettings,
  onFailure: (error: unknown) => void = () => undefined,
): Promise<ReadonlyMap<string, EvaluationList>> {
  return readEach(
    queryClient,
    numbers.map(String),
    (page) => allEvaluationsQueries.page(scope, Number(page), onPage),
    { signal, onProgress, onFailure },
  );
}

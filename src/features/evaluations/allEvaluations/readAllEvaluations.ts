import type { Evaluation, EvaluationList } from '../../../api/contract';
import { CALL_LIMIT } from '../../../api/http/callLimit';
import type { BulkRead } from '../../../api/useBulkRead';
import { evaluationQueries } from '../../../api/evaluations';
import type { AllEvaluations, Scope } from '../../../api/allEvaluations';

/** More evaluations would take too much memory and time in the browser. */
export const MAX_READ = 20_000;

/** The maximum number of pages that are read again. A list may change all the time, and a server may repeat itself. */
const MAX_REPEATED = 20;

interface ReadSettings {
  bulk: BulkRead;
  scope: Scope;
  /** Called with each page that was read. */
  onPage: (evaluations: readonly Evaluation[]) => void;
}

/**
 * Reads all pages, up to `MAX_READ` evaluations. The server decides how many are on a page; the first page shows it.
 * Throws if the first page cannot be read.
 */
export async function readAllEvaluations(
  readAt: number,
  settings: ReadSettings,
): Promise<AllEvaluations> {
  const start = await readPages([1], settings);
  const first = start.values.get('1');
  if (!first) throw start.failures.get('1');
  const { evaluations, totalPages } = first;
  const { length: size } = evaluations;
  const last = size === 0 ? 1 : Math.min(totalPages, Math.ceil(MAX_READ / size));
  const failedPages = numbersFrom(2, last);
  return readFailedPages({ readAt, evaluations, failedPages, isCut: totalPages > last }, settings);
}

/** Reads the pages that could not be read before, and adds them. */
export async function readFailedPages(
  previous: AllEvaluations,
  settings: ReadSettings,
): Promise<AllEvaluations> {
  const { failedPages: missing, isCut } = previous;
  const { values: pages } = await readPages(missing, settings);
  const ids = idsOf(previous.evaluations);
  const repeating = missing.filter((page) => {
    const pageEvaluations = evaluationsOnPage(pages, page);
    const isRepeating = pageEvaluations.some(({ _id }) => ids.has(_id));
    for (const { _id } of pageEvaluations) ids.add(_id);
    return isRepeating;
  });
  const read = withPages(previous, missing, pages);
  const last = missing.at(-1) ?? 1;
  const complete = repeating.length > 0 ? await readMoved(read, repeating, last, settings) : read;
  const { evaluations } = complete;
  return {
    ...complete,
    evaluations: evaluations.slice(0, MAX_READ),
    isCut: isCut || evaluations.length > MAX_READ,
  };
}

/**
 * Reads what was missed because the list changed while its pages were read. Some pages then repeat evaluations of other
 * pages. The newest evaluations come first, so new ones are on the first pages. Pages are read in parallel: an
 * evaluation may have moved from a page that was read later to one that was read earlier, and so be on neither.
 * Therefore, the pages from the first repeating one on are read again. There may also be a further page at the end.
 * @param last The last page that was read.
 */
async function readMoved(
  previous: AllEvaluations,
  repeating: readonly number[],
  last: number,
  settings: ReadSettings,
): Promise<AllEvaluations> {
  const ids = idsOf(previous.evaluations);
  let moved = previous;
  let totalPages = last;
  for (let page = 1; page <= MAX_REPEATED; page += 1) {
    const { values: pages } = await readPages([page], settings);
    const pageEvaluations = evaluationsOnPage(pages, page);
    const { failedPages } = withPages(moved, [page], pages);
    moved = {
      ...moved,
      failedPages,
      evaluations: unique([...pageEvaluations, ...moved.evaluations]),
    };
    totalPages = pages.get(String(page))?.totalPages ?? totalPages;
    if (pageEvaluations.length === 0 || pageEvaluations.some(({ _id }) => ids.has(_id))) break;
  }
  // The limit of `MAX_READ` still applies.
  const end = previous.isCut ? last : totalPages;
  const [start = 1] = repeating;
  const around = numbersFrom(start, Math.min(end, (repeating.at(-1) ?? start) + CALL_LIMIT));
  const again = [...new Set([...numbersFrom(last + 1, end), ...around])].slice(0, MAX_REPEATED);
  return withPages(moved, again, (await readPages(again, settings)).values);
}

/** Adds the evaluations of these pages. */
function withPages(
  previous: AllEvaluations,
  numbers: readonly number[],
  pages: ReadonlyMap<string, EvaluationList>,
): AllEvaluations {
  const stillFailed = previous.failedPages.filter((page) => !numbers.includes(page));
  const failed = numbers.filter((page) => !pages.has(String(page)));
  return {
    ...previous,
    evaluations: unique([
      ...previous.evaluations,
      ...numbers.flatMap((page) => evaluationsOnPage(pages, page)),
    ]),
    failedPages: [...stillFailed, ...failed].sort((a, b) => a - b),
  };
}

const evaluationsOnPage = (pages: ReadonlyMap<string, EvaluationList>, page: number) =>
  pages.get(String(page))?.evaluations ?? [];

const idsOf = (evaluations: readonly Evaluation[]) => new Set(evaluations.map(({ _id }) => _id));

/** Removes duplicates. The first evaluation with an id stays. */
function unique(evaluations: readonly Evaluation[]): Evaluation[] {
  const byId = new Map<string, Evaluation>();
  for (const evaluation of evaluations)
    if (!byId.has(evaluation._id)) byId.set(evaluation._id, evaluation);
  return [...byId.values()];
}

const numbersFrom = (first: number, last: number) =>
  Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);

/** Reads these pages, and returns them by number. */
const readPages = (numbers: readonly number[], { bulk, scope, onPage }: ReadSettings) =>
  bulk.read(numbers.map(String), (page) =>
    evaluationQueries.largePage(scope, Number(page), onPage),
  );

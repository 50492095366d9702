import { readToken } from '../../../../mocks/handlers/tokens';
import {
  changeBody,
  changeResponse,
  failure,
  json,
  on,
  read,
  sameCaller,
  tokenOf,
} from '../change';
import type { Fault } from '../fault';
import { idOf } from '../operations';

const STATISTICS = ['getStatistics'] as const;

/** The scores are missing where there are no evaluations. */
const plus = (score: number | null | undefined, more: number) => score && score + more;

export const STATISTICS_FAULTS: Fault[] = [
  {
    id: 'average-rounded',
    says: 'The average score is rounded to a whole number.',
    rules: ['statistics-equal'],
    start: changeBody(STATISTICS, ({ averageScore, ...others }) => ({
      ...others,
      averageScore: averageScore && Math.round(averageScore),
    })),
  },
  {
    id: 'maximum-wrong',
    says: 'The highest score is half a point too low.',
    rules: ['statistics-equal'],
    also: ['change-shows'],
    start: changeBody(STATISTICS, ({ maxScore, ...others }) => ({
      ...others,
      maxScore: plus(maxScore, maxScore === 1 ? 0.5 : -0.5),
    })),
  },
  {
    id: 'minimum-wrong',
    says: 'The lowest score is half a point too high.',
    rules: ['statistics-equal'],
    also: ['change-shows'],
    start: changeBody(STATISTICS, ({ minScore, ...others }) => ({
      ...others,
      minScore: plus(minScore, minScore === 10 ? -0.5 : 0.5),
    })),
  },
  {
    id: 'count-wrong',
    says: 'Statistics count one evaluation too many.',
    rules: ['statistics-equal'],
    also: ['change-shows'],
    start: changeBody(STATISTICS, ({ totalEvaluations, ...others }) => ({
      ...others,
      totalEvaluations: totalEvaluations && totalEvaluations + 1,
    })),
  },
  {
    id: 'count-of-caller',
    says: "Statistics count only the caller's evaluations.",
    rules: ['statistics-equal'],
    start: on(STATISTICS, async (request, next) => {
      const response = await next(request);
      if (!response.ok) return response;
      const path = `/api/evaluations/employee/${encodeURIComponent(idOf(request))}`;
      const given = await read<'listEmployeeEvaluations'>(await next(sameCaller(request, path)));
      const caller = readToken(tokenOf(request) ?? '')?.email;
      const own = given.filter(({ evaluator }) => evaluator?.email === caller);
      const statistics = await read<'getStatistics'>(response.clone());
      return json(response, { ...statistics, totalEvaluations: own.length });
    }),
  },
  {
    id: 'no-statistics-500',
    says: 'The statistics of an employee without evaluations are answered 500.',
    rules: ['statistics-none'],
    also: ['no-server-error'],
    start: on(STATISTICS, async (request, next) => {
      const response = await next(request);
      if (!response.ok) return response;
      const { totalEvaluations } = await read<'getStatistics'>(response.clone());
      return totalEvaluations === 0 ? failure(response, 500) : response;
    }),
  },
  {
    id: 'no-statistics-figures',
    says: 'An employee without evaluations has an average score.',
    rules: ['statistics-none'],
    start: changeBody(STATISTICS, (statistics) =>
      statistics.totalEvaluations === 0 ? { ...statistics, averageScore: 5 } : statistics,
    ),
  },
  {
    id: 'statistics-404',
    says: 'The statistics of every employee are answered 404.',
    rules: ['opens'],
    start: changeResponse(
      STATISTICS,
      ({ ok }) => ok,
      (response) => failure(response, 404),
    ),
  },
];

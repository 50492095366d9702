import { delay, HttpResponse } from 'msw';
import { errorAnswer } from './errorAnswer';
import type { Scenario } from '../scenarios';

/**
 * The response of the scenario. Undefined if the operation itself answers. If the scenario never answers, the promise
 * never resolves.
 */
export async function scenarioAnswer(
  scenario: Scenario,
  request: Request,
): Promise<Response | undefined> {
  const isRead = request.method === 'GET';
  const { pathname } = new URL(request.url);
  const isSignIn = pathname.endsWith('/api/auth/login');
  const [, statisticsOf] = /\/evaluations\/results\/(.+)$/.exec(pathname) ?? [];
  const failure = () => errorAnswer(500, 'Something went wrong on the server');

  switch (scenario) {
    case 'loading':
      if (isRead) await delay('infinite');
      return undefined;
    case 'saving':
      if (!isRead) await delay('infinite');
      return undefined;
    case 'statisticsLoading':
      if (statisticsOf !== undefined) await delay('infinite');
      return undefined;
    case 'serverError':
      return isSignIn ? undefined : failure();
    case 'saveError':
      return isRead || isSignIn ? undefined : failure();
    case 'statisticsError':
      return Number(statisticsOf?.replace(/\D/g, '')) % 3 === 0 ? failure() : undefined;
    case 'offline':
      return HttpResponse.error();
    default:
      return undefined;
  }
}

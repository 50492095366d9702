import { delay, HttpResponse } from 'msw';
import { refuse } from '../handlers/refusal';
import type { Scenario } from '../scenarios';

/**
 * What a scenario answers instead of the operation, if it does. Never resolves where the scenario never
 * answers.
 */
export async function faultOf(scenario: Scenario, request: Request): Promise<Response | undefined> {
  const isRead = request.method === 'GET';
  const { pathname } = new URL(request.url);
  const isSignIn = pathname.endsWith('/api/auth/login');
  const [, statisticsOf] = /\/evaluations\/results\/(.+)$/.exec(pathname) ?? [];
  const failure = () => refuse(500, 'Something went wrong on the server');

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

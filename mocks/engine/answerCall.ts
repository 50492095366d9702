import { readToken } from '../handlers/tokens';
import type { AnswerKind, Arrangement, Delay, Rule, Rules } from './arrangement';
import type { OperationCall } from './operations';
import { sessionOf } from './persona';
import { exampleResponse, failureResponse, fixedResponse } from './ruleResponses';
import {
  type ReleaseSignals,
  millisecondsOf,
  pause,
  RELEASED,
  unlessReleased,
  type Released,
} from './wait';
import { sendToHost, type HostAnswer, type Respond } from './sendToHost';
import { isMixed, type Decider } from './rules';

export interface CallAnswer extends HostAnswer {
  by: AnswerKind;
  rule?: number | undefined;
  /** Whether the answer is the contract's example, because the mock does not have this record of the host. */
  isExample?: boolean;
}

interface AnswerCallOptions {
  decider: Decider;
  releases: ReleaseSignals;
  /** The delay if neither the rule nor the arrangement sets one. It does not apply to answers of a host. */
  latency: Delay;
  send: Respond;
  current: () => Arrangement;
}

const MOCK: Rule = { answer: 'mock' };

/**
 * Creates the function that answers a call: it selects the rule, waits for the delay, and gets the answer. The result
 * `RELEASED` means that the rules have changed and that the call must start again.
 */
export function createAnswerCall({ decider, releases, latency, send, current }: AnswerCallOptions) {
  return async (
    request: Request,
    call: OperationCall | undefined,
    next: Respond,
  ): Promise<CallAnswer | Released> => {
    const decision = call && decider.decide(current().rules, call);
    const rule = decision?.rule ?? MOCK;
    // Read before the wait: a change of the rules aborts these signals and creates new ones.
    const rulesChange = [releases.ofRules(call?.id), request.signal];

    const usual = current().latency ?? latency;
    const delay = rule.delay ?? (rule.answer === 'real' ? 'none' : usual);
    const answered =
      (await pause(millisecondsOf(delay), rulesChange)) ?? (await answerBy(rule, call));
    if (answered !== RELEASED) return { ...answered, rule: decision?.index };
    if (decision) decider.uncount(decision.rule);
    return RELEASED;

    /** A change of the rules does not release a write, which must not be sent twice. */
    function unlessReleasedOrAborted<T>(
      work: Promise<T>,
      other: AbortSignal[] = [],
    ): Promise<T | Released> {
      const signals = request.method === 'GET' ? rulesChange : [request.signal];
      return unlessReleased(work, [...signals, ...other]);
    }

    async function callMock(): Promise<CallAnswer | Released> {
      const mockRequest = withMockToken(request.clone(), current().rules);
      const response = await unlessReleasedOrAborted(next(mockRequest), [releases.ofDatabase()]);
      if (response === RELEASED) return response;
      const isWrite = request.method !== 'GET';
      // The mock does not have the records of the host. The write must still succeed for the app.
      return call && isWrite && response.status === 404 && isMixed(current())
        ? { by: 'mock', response: exampleResponse(call.id), isExample: true }
        : { by: 'mock', response };
    }

    async function answerBy(
      chosen: Rule,
      of: OperationCall | undefined,
    ): Promise<CallAnswer | Released> {
      if (!of) return callMock();
      switch (chosen.answer) {
        case 'mock':
          return callMock();
        case 'real': {
          const real = await unlessReleasedOrAborted(sendToHost(request, current().realHost, send));
          return real === RELEASED ? real : { by: 'real', ...real };
        }
        case 'fixed':
          return { by: 'fixed', response: fixedResponse(chosen) };
        case 'failure':
          return { by: 'failure', response: failureResponse(chosen, of.id) };
      }
    }
  };
}

/** If the host answers the sign-in, the page has a token of the host. Replaces it by the token of the mock's Admin. */
function withMockToken(request: Request, { login = [] }: Rules): Request {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  const isReal = login.some(({ answer }) => answer === 'real');
  if (!isReal || token === undefined || readToken(token)) return request;
  const headers = new Headers(request.headers);
  headers.set('Authorization', `Bearer ${sessionOf('Admin').token}`);
  return new Request(request, { headers });
}

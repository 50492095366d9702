import type { Respond } from './layer';
import type { AnswerKind, Arrangement, Delay, Rule } from './arrangement';
import { requestKey, type Replay } from './recording';
import type { Substitute } from './log';
import type { OperationCall } from './operations';
import { exampleResponse, failureResponse, fixedResponse, jsonResponse } from './ruleResponses';
import {
  type ReleaseSignals,
  millisecondsOf,
  pause,
  RELEASED,
  unlessReleased,
  type Released,
} from './wait';
import type { MixedTokens } from './mixedTokens';
import { askReal, type RealAnswer } from './askReal';
import { isMixed, type Decider } from './rules';

export interface Answered extends RealAnswer {
  by: AnswerKind;
  rule?: number | undefined;
  substitute?: Substitute | undefined;
}

interface Parts {
  decider: Decider;
  replay: Replay;
  releases: ReleaseSignals;
  tokens: MixedTokens;
  /** The delay if neither the rule nor the arrangement sets one. It does not apply to real answers. */
  latency: Delay;
  send: Respond;
  current: () => Arrangement;
}

const MOCK: Rule = { answer: 'mock' };

/** Decides who answers a call, waits, and asks. A result `RELEASED` means: decide again. */
export function createAnswerCall({
  decider,
  replay,
  releases,
  tokens,
  latency,
  send,
  current,
}: Parts) {
  return async (
    request: Request,
    call: OperationCall | undefined,
    next: Respond,
  ): Promise<Answered | Released> => {
    const decision = call && decider.decide(current().rules, call);
    const rule = decision?.rule ?? MOCK;
    // Taken now: a change of the rules aborts these signals and makes new ones.
    const rulesChange = [releases.ofRules(call?.id), request.signal];

    const usual = current().latency ?? latency;
    const delay = rule.delay ?? (rule.answer === 'real' ? 'none' : usual);
    const answered =
      (await pause(millisecondsOf(delay), rulesChange)) ?? (await answerBy(rule, call));
    if (answered !== RELEASED) return { ...answered, rule: decision?.index };
    if (decision) decider.takeBack(decision.rule);
    return RELEASED;

    /** Changed rules do not release a write: it must not be sent twice. */
    function handedOn<T>(work: Promise<T>, other: AbortSignal[] = []): Promise<T | Released> {
      const signals = request.method === 'GET' ? rulesChange : [request.signal];
      return unlessReleased(work, [...signals, ...other]);
    }

    async function askMock(): Promise<Answered | Released> {
      const asked = tokens.forMock(request.clone(), current().rules);
      const response = await handedOn(next(asked), [releases.ofDatabase()]);
      if (response === RELEASED) return response;
      const isWrite = request.method !== 'GET';
      // The mock does not know the records of the host, and a write must still have its usual end.
      return call && isWrite && response.status === 404 && isMixed(current())
        ? { by: 'mock', response: exampleResponse(call.id), substitute: 'example' }
        : { by: 'mock', response };
    }

    async function answerBy(
      chosen: Rule,
      of: OperationCall | undefined,
    ): Promise<Answered | Released> {
      if (!of) return askMock();
      switch (chosen.answer) {
        case 'mock':
          return askMock();
        case 'real': {
          const real = await handedOn(askReal(request, current().realHost, send));
          return real === RELEASED ? real : { by: 'real', ...real };
        }
        case 'fixed':
          return { by: 'fixed', response: fixedResponse(chosen) };
        case 'failure':
          return { by: 'failure', response: failureResponse(chosen, of.id) };
        case 'replay': {
          const recorded = replay.next(current().recordings, of.id, requestKey(request));
          if (recorded) {
            return { by: 'replay', response: jsonResponse(recorded.status, recorded.body) };
          }
          const answer = await askMock();
          return answer === RELEASED ? answer : { substitute: 'not recorded', ...answer };
        }
      }
    }
  };
}

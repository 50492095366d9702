import type { Respond } from './layer';
import type { AnswerKind, Arrangement, Delay, Rule } from './arrangement';
import { requestKey, type Replay } from './recording';
import type { OperationCall } from './operations';
import { failureResponse, fixedResponse, jsonResponse } from './ruleResponses';
import {
  type ReleaseSignals,
  millisecondsOf,
  pause,
  RELEASED,
  unlessReleased,
  type Released,
} from './wait';
import type { MixedTokens } from './mixedTokens';
import { foreignId, isMixed, type Origins, type World } from './origins';
import { askReal, type RealAnswer } from './askReal';
import type { Decider } from './rules';

export interface Answered extends RealAnswer {
  by: AnswerKind;
  rule?: number | undefined;
}

interface Parts {
  decider: Decider;
  replay: Replay;
  releases: ReleaseSignals;
  tokens: MixedTokens;
  origins: Origins;
  /** The delay if the rule sets none. It does not apply to real answers. */
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
  origins,
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

    const delay = rule.delay ?? (rule.answer === 'real' ? 'none' : latency);
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

    async function refusal(world: World): Promise<Answered | undefined> {
      if (!call || current().foreignIds === 'allow' || !isMixed(current())) return undefined;
      const problem = await foreignId(request, call, world, origins);
      if (problem === undefined) return undefined;
      return { by: world, response: jsonResponse(422, { message: problem }), problem };
    }

    async function askMock(): Promise<Answered | Released> {
      const refused = await refusal('mock');
      if (refused) return refused;
      const asked = tokens.forMock(request.clone(), current().rules);
      const response = await handedOn(next(asked), [releases.ofDatabase()]);
      return response === RELEASED ? response : { by: 'mock', response };
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
          const refused = await refusal('real');
          if (refused) return refused;
          const real = await handedOn(askReal(request, current().realHost, send));
          return real === RELEASED ? real : { by: 'real', ...real };
        }
        case 'fixed':
          return { by: 'fixed', response: fixedResponse(chosen) };
        case 'failure': {
          const response = failureResponse(chosen, of.id);
          if (response) return { by: 'failure', response };
          await pause(Infinity, rulesChange);
          return RELEASED;
        }
        case 'replay': {
          const recorded = replay.next(current().recordings, of.id, requestKey(request));
          if (recorded) {
            return { by: 'replay', response: jsonResponse(recorded.status, recorded.body) };
          }
          if (chosen.otherwise === 'mock') return askMock();
          const message = `There is no recording of ${request.method} ${requestKey(request)}`;
          return { by: 'replay', response: jsonResponse(501, { message }), problem: message };
        }
      }
    }
  };
}

import type { Answer } from './layer';
import type { AnswerKind, Arrangement, Delay, Row } from './arrangement';
import { requestKey, type Replay } from './recording';
import type { OperationCall } from './operations';
import { failureResponse, fixedResponse, jsonResponse } from './answers';
import { type Gates, millisecondsOf, pause, RELEASED, unlessReleased, type Released } from './wait';
import type { MixedTokens } from './mixedTokens';
import { foreignId, isMixed, type Origins, type World } from './origins';
import { askReal, type RealAnswer } from './askReal';
import type { Rules } from './rules';

export interface Answered extends RealAnswer {
  by: AnswerKind;
  rule?: number | undefined;
}

interface Parts {
  rules: Rules;
  replay: Replay;
  gates: Gates;
  tokens: MixedTokens;
  origins: Origins;
  /** The delay of an answer that no row delays, but not of a real one. */
  latency: Delay;
  send: Answer;
  current: () => Arrangement;
}

const MOCK: Row = { answer: 'mock' };

/** Decides who answers a call, waits, and asks. Released, the call has to be decided again. */
export function createAnswerCall({
  rules,
  replay,
  gates,
  tokens,
  origins,
  latency,
  send,
  current,
}: Parts) {
  return async (
    request: Request,
    call: OperationCall | undefined,
    next: Answer,
  ): Promise<Answered | Released> => {
    const decision = call && rules.decide(current().rows, call);
    const row = decision?.row ?? MOCK;
    // They are taken now: a later change aborts these signals, and the next ones are others.
    const rowsChange = [gates.ofRows(call?.id), request.signal];

    const delay = row.delay ?? (row.answer === 'real' ? 'none' : latency);
    const answered =
      (await pause(millisecondsOf(delay), rowsChange)) ?? (await answerBy(row, call));
    if (answered !== RELEASED) return { ...answered, rule: decision?.index };
    if (decision) rules.takeBack(decision.row);
    return RELEASED;

    /** A write that was handed on is not sent again because its rows change. */
    function handedOn<T>(work: Promise<T>, other: AbortSignal[] = []): Promise<T | Released> {
      const signals = request.method === 'GET' ? rowsChange : [request.signal];
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
      const asked = tokens.forMock(request.clone(), current().rows);
      const response = await handedOn(next(asked), [gates.ofDatabase()]);
      return response === RELEASED ? response : { by: 'mock', response };
    }

    async function answerBy(
      chosen: Row,
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
          await pause(Infinity, rowsChange);
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

import { delay, http, HttpResponse, type HttpHandler, type PathParams } from 'msw';
import type { Condition, Delay, Rule } from '../config/mockConfig';
import { findOperation, operationOf, type OperationId } from '../config/operations';
import { failureResponse, fixedResponse } from './ruleResponses';
import { sendToHost } from './sendToHost';

/** The origin of an answer, for the log. */
export interface AnsweredBy {
  by: 'mock' | 'rule' | 'host';
  /** The reason why the host did not answer, as a sentence. */
  problem?: string | undefined;
  /** Whether the answer is the contract's example, because the mock does not have this record of the host. */
  isExample?: boolean;
}

/** A function that is called with the answers of overrides, by the id that MSW gives the request. */
export type OnAnswer = (requestId: string, answeredBy: AnsweredBy, response: Response) => void;

export interface OverrideOptions {
  /** The origin of the API, without a slash at the end. The default is the origin of the page. */
  baseUrl?: string;
  /** Returns the settings for all rules. They can change while the handler is in use. */
  settings?: () => { latency?: Delay | undefined; realHost?: string | undefined };
  onAnswer?: OnAnswer;
  /** Answers a call that was released. The default is the next handler. */
  answerAgain?: (request: Request, requestId: string) => Promise<Response | undefined>;
}

/** An MSW handler, for `use` and `resetHandlers`. */
export interface Override extends HttpHandler {
  /** Returns the rules, reduced by the calls that they have answered. */
  remainingRules: () => readonly Rule[];
  /** Ends the delays of the waiting calls, which do not count for `times`. */
  release: () => void;
}

/** MSW's functions that create a handler. */
const CREATE = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
};

/**
 * Creates a handler that answers calls of an operation by the first rule that matches. It passes other calls, and those
 * of a 'mock' rule, to the next handler after the delay.
 */
export function override(
  id: OperationId,
  rules: readonly Rule[],
  { baseUrl = '', settings = () => ({}), onAnswer, answerAgain }: OverrideOptions = {},
): Override {
  const { method, path } = operationOf(id);
  const counted = rules.map((rule) => ({ rule, callsLeft: rule.times ?? Infinity }));
  const waits = new Set<EndWait>();
  const url = `${baseUrl}${path.replace(/\{(\w+)\}/g, ':$1')}`;

  const handler = CREATE[method](url, async ({ request, requestId, params }) => {
    // The path of an evaluation also matches `/api/evaluations/evaluator`.
    if (findOperation(request) !== id) return undefined;
    const match = counted.find(
      ({ rule, callsLeft }) => callsLeft > 0 && matches(rule.when, params, request.url),
    );
    if (match) match.callsLeft -= 1;
    const { latency, realHost } = settings();
    const rule = match?.rule ?? MOCK;
    const delayed = rule.delay ?? (rule.answer === 'real' ? 'none' : latency);
    const reason = await wait(delayed, waits, request.signal);
    if (reason === 'canceled') return HttpResponse.error();
    if (reason === 'released') {
      if (match) match.callsLeft += 1;
      return answerAgain?.(request, requestId);
    }

    const answer = (answeredBy: AnsweredBy, response: Response) => {
      onAnswer?.(requestId, answeredBy, response);
      return response;
    };
    switch (rule.answer) {
      case 'mock':
        return undefined;
      case 'fixed':
        return answer({ by: 'rule' }, fixedResponse(rule));
      case 'failure':
        return answer({ by: 'rule' }, failureResponse(rule, id));
      case 'real': {
        const { response, problem } = await sendToHost(request, realHost);
        return answer({ by: 'host', problem }, response);
      }
    }
  });
  return Object.assign(handler, {
    remainingRules: () =>
      counted
        .filter(({ callsLeft }) => callsLeft > 0)
        .map(({ rule, callsLeft }) =>
          rule.times === undefined ? rule : { ...rule, times: callsLeft },
        ),
    release() {
      for (const end of waits) end('released');
    },
  });
}

const MOCK: Rule = { answer: 'mock' };

function matches(when: Condition | undefined, params: PathParams, url: string): boolean {
  if (!when) return true;
  const value = when.in === 'path' ? params[when.name] : new URL(url).searchParams.get(when.name);
  return [when.equals].flat().some((text) => text === value);
}

/** Milliseconds. MSW's own 'real' delay takes 5 ms in Node. */
const SHORTEST = 100;
const LONGEST = 400;

type Reason = 'over' | 'released' | 'canceled';
type EndWait = (reason: Reason) => void;

/**
 * Waits, and adds to `waits` a function that ends the delay early. The signal of a cancelled call does the same. A
 * browser does not send this signal to MSW.
 */
function wait(time: Delay = 'none', waits: Set<EndWait>, signal: AbortSignal) {
  return new Promise<Reason>((resolve) => {
    if (time === 'none' || time === 0) {
      resolve('over');
      return;
    }
    const end = (reason: Reason) => {
      waits.delete(end);
      resolve(reason);
    };
    waits.add(end);
    signal.addEventListener('abort', () => {
      end('canceled');
    });
    if (signal.aborted) end('canceled');
    void delay(durationOf(time)).then(() => {
      end('over');
    });
  });
}

function durationOf(time: Exclude<Delay, 'none'>) {
  if (time === 'forever') return 'infinite';
  return time === 'real' ? SHORTEST + Math.random() * (LONGEST - SHORTEST) : time;
}

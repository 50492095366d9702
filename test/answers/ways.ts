import {
  BROKEN_ANSWERS,
  type AnswerKind,
  type Arrangement,
  type Json,
  type Rule,
} from '../../mocks/engine/arrangement';
import { failuresOf, operationOf, type OperationId } from '../../mocks/engine/operations';

export const REAL_HOST = 'https://real.example.com';

/** What an answer is for the app. */
export type Effect =
  /** What the mock's database has. */
  | 'seeded'
  /** A body that the test gives. */
  | 'given'
  /** A failure with a status, whose message the test gives. */
  | 'refused'
  /** No answer. */
  | 'lost'
  /** A success that has no JSON. */
  | 'unusable'
  /** A success without a body. */
  | 'empty'
  /** The call does not end. */
  | 'hanging';

/** One way to answer an operation. */
export interface Way {
  name: string;
  by: AnswerKind;
  effect: Effect;
  /** 0 without an answer. */
  status: number;
  /** What the answer says: a text of the given body, or the message of a failure. */
  says: string;
  mock: Partial<Arrangement>;
}

/** A call of an operation, and bodies for it in which a text can be found again. */
export interface AnswerableCall {
  operation: OperationId;
  /** Path and query, with the parameters in the order of the alphabet. */
  request: string;
  /** A text that only the answer of this way has. */
  saying: Record<'fixed' | 'replay' | 'real', string>;
  body: (says: string) => Json;
}

/** Every way to answer the call. The real host has to answer `body(saying.real)`. */
export function waysOf({ operation, request, saying, body }: AnswerableCall): Way[] {
  const { success } = operationOf(operation);
  const arranged = (rule: Rule, more: Partial<Arrangement> = {}): Partial<Arrangement> => ({
    ...{ realHost: REAL_HOST, foreignIds: 'allow', ...more },
    rules: { [operation]: [rule] },
  });
  const recordings = [
    { operation, request, answers: [{ status: success, body: body(saying.replay) }] },
  ];
  const given = { effect: 'given', status: success } as const;
  const fixed: Rule = { answer: 'fixed', status: success, body: body(saying.fixed) };

  return [
    {
      ...{ name: 'mock', by: 'mock', effect: 'seeded', status: success, says: '' },
      mock: arranged({ answer: 'mock' }),
    },
    { ...given, name: 'fixed', by: 'fixed', says: saying.fixed, mock: arranged(fixed) },
    {
      ...{ ...given, name: 'replay', by: 'replay', says: saying.replay },
      mock: arranged({ answer: 'replay' }, { recordings }),
    },
    {
      ...{ ...given, name: 'real', by: 'real', says: saying.real },
      mock: arranged({ answer: 'real' }),
    },
    ...failuresOf(operation).map((status): Way => {
      const says = `Refused with ${status}`;
      return {
        ...{ name: String(status), by: 'failure', effect: 'refused', status, says },
        mock: arranged({ answer: 'failure', failure: status, message: says }),
      };
    }),
    ...BROKEN_ANSWERS.map((failure): Way => {
      const effect = EFFECTS[failure];
      const isAnswer = effect === 'empty' || effect === 'unusable';
      return {
        ...{ name: failure, by: 'failure', effect, status: isAnswer ? success : 0, says: '' },
        mock: arranged({ answer: 'failure', failure }),
      };
    }),
  ];
}

const EFFECTS = {
  network: 'lost',
  timeout: 'hanging',
  empty: 'empty',
  malformed: 'unusable',
  html: 'unusable',
} as const;

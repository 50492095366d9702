import type { FailureRule, FixedRule, Rule } from '../../../mocks/engine/arrangement';
import { isNotKept } from '../../../mocks/engine/body';
import type { LoggedAnswer, LogEntry } from '../../../mocks/engine/log';
import {
  failuresOf,
  placeholdersOf,
  findCall,
  type OperationId,
} from '../../../mocks/engine/operations';
import { withoutSecrets } from '../../../mocks/engine/pseudonyms';
import { isJson } from '../operations/json';

type Call = LogEntry & { readonly operation: OperationId };

/** The condition for the record in the path of this call. Empty where the path has none. */
export function conditionOf({ method, url, operation }: Call): Pick<Rule, 'when'> {
  const [name] = placeholdersOf(operation);
  const value = findCall({ method, url: new URL(url, 'http://mock.invalid').href })?.pathValues;
  const equals = name === undefined ? undefined : value?.[name];
  return name === undefined || equals === undefined ? {} : { when: { in: 'path', name, equals } };
}

/** A rule with the answer of this call. Undefined where its body was not kept, or is no JSON. */
export function fixedRuleOf(call: Call): FixedRule | undefined {
  const { answer } = call;
  if (!answer || answer.status === 0) return undefined;
  const { status, body } = answer;
  const terms = conditionOf(call);
  if (body === undefined) return { answer: 'fixed', status, ...terms };
  if (isNotKept(body) || !isJson(body) || typeof body === 'string') return undefined;
  // The log hides tokens, and the page must get one that the mock accepts.
  return { answer: 'fixed', status, body: withoutSecrets(body), ...terms };
}

/** The rule that answers as this call was answered. Undefined where the answer is not known any more. */
export function ruleOf(call: Call): Rule | undefined {
  const { answer, operation } = call;
  const terms = conditionOf(call);
  if (!answer) return { answer: 'mock', delay: 'forever', ...terms };
  const failure = failureOf(answer, operation);
  return failure === undefined ? fixedRuleOf(call) : { answer: 'failure', ...failure, ...terms };
}

function failureOf(
  { status, body }: LoggedAnswer,
  operation: OperationId,
): Pick<FailureRule, 'failure' | 'message'> | undefined {
  if (status === 0) return { failure: 'network' };
  if (failuresOf(operation).includes(status)) return { failure: status, ...messageOf(body) };
  if (status >= 300 || isNotKept(body)) return undefined;
  if (typeof body === 'string') return { failure: body.includes('<html') ? 'html' : 'malformed' };
  return undefined;
}

function messageOf(body: unknown): Pick<FailureRule, 'message'> {
  const isMessage = typeof body === 'object' && body !== null && 'message' in body;
  return isMessage && typeof body.message === 'string' ? { message: body.message } : {};
}

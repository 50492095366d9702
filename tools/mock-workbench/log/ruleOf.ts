import type { FixedRule, Rule } from '../../../mocks/engine/arrangement';
import { isNotKept } from '../../../mocks/engine/body';
import type { LogEntry } from '../../../mocks/engine/log';
import { placeholdersOf, findCall, type OperationId } from '../../../mocks/engine/operations';
import { isJson } from '../model/json';

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
  return { answer: 'fixed', status, body, ...terms };
}

import { decodeEmployee, decodeEmployeeList, decodeSession } from '../../src/api/decode/answers';
import {
  decodeEvaluation,
  decodeEvaluationList,
  decodeEvaluations,
  decodeStatistics,
} from '../../src/api/decode/evaluationAnswers';
import { isTransient, ApiError } from '../../src/api/http/apiError';
import { valueAt } from '../../contract/violations';
import { isRecord } from '../../src/domain/isRecord';
import { isToken } from '../../src/domain/tokens';
import { isIsoDate } from '../../src/domain/isoDate';
import type { EffectId } from './effects';
import type { Exchange, OperationId } from './model';

/** What the app does with an answer, as far as its decoders and its client decide it. */

/** As `send`: the app needs an object or nothing, and reads nothing of it. */
const decodeNothing = (body: unknown) => body === undefined || isRecord(body) || undefined;

const DECODERS: Record<OperationId, (body: unknown) => unknown> = {
  login: decodeSession,
  register: decodeNothing,
  listEmployees: decodeEmployeeList,
  getEmployee: decodeEmployee,
  listEvaluations: decodeEvaluationList,
  listOwnEvaluations: decodeEvaluationList,
  getEvaluation: decodeEvaluation,
  listEmployeeEvaluations: decodeEvaluations,
  getStatistics: decodeStatistics,
  createEvaluation: decodeNothing,
  updateEvaluation: decodeNothing,
  createFeedback: decodeNothing,
};

export const isRead = (operation: OperationId) =>
  operation !== 'login' && DECODERS[operation] !== decodeNothing;

/** The parsed body, or the text where it is no JSON. */
const received = ({ body, text }: Exchange) => (text === '' ? undefined : (body ?? text));

const decode = (exchange: Exchange) => DECODERS[exchange.operation](received(exchange));

/** Where a call fails. Statistics that cannot be read are missing values. */
export function effectOfFailure(operation: OperationId): EffectId {
  if (operation === 'login') return 'no sign-in';
  if (operation === 'getStatistics') return 'missing value';
  return isRead(operation) ? 'failed load' : 'failed save';
}

/** Where the app makes this call and gets this answer. */
export function effectOfAnswer(exchange: Exchange): EffectId {
  const { operation, status = 0 } = exchange;
  if (status >= 200 && status < 300 && decode(exchange) !== undefined) return 'harmless';
  // Sign-in has no token that could expire.
  if (status === 401 && operation !== 'login') return 'signed out';
  return effectOfFailure(operation);
}

/** Where the answer holds another answer, as in `{ "data": … }`. */
export function effectOfEnvelope({ operation }: Exchange): EffectId {
  // Registration signs in with the answer.
  const isNeeded = isRead(operation) || operation === 'login' || operation === 'register';
  return isNeeded ? effectOfFailure(operation) : 'harmless';
}

/** In the place of an error without a message. Reads say only that they have failed, in any case. */
export function effectOfNoMessage({ operation, status }: Exchange): EffectId {
  const isOverview = operation === 'listEvaluations' || operation === 'listOwnEvaluations';
  return !isRead(operation) || (isOverview && status === 403) ? 'no message' : 'harmless';
}

/** In the place of a 404. A failed load looks like a record that is not there. */
export function effectOfNoRecord(exchange: Exchange): EffectId {
  const { operation, status = 0 } = exchange;
  if (effectOfAnswer(exchange) === 'harmless' && operation !== 'getStatistics') {
    const answer = decode(exchange);
    return Array.isArray(answer) && answer.length === 0 ? 'harmless' : 'other records';
  }
  return isTransient(new ApiError('status', '', status)) ? 'slower' : 'harmless';
}

/** Where the browser is sent elsewhere, which it does itself. */
export function effectOfRedirect(exchange: Exchange): EffectId {
  const { operation, method, status = 0, headers, url } = exchange;
  const target = headers.get('Location') ?? '';
  if (!URL.canParse(target, url) || new URL(target, url).origin !== new URL(url).origin) {
    return effectOfFailure(operation);
  }
  const isRepeated = status === 303 ? method === 'GET' : method !== 'POST' || status > 303;
  if (isRepeated) return 'slower';
  // The browser sends a GET without the body, and the app takes the list or the record for what was saved.
  return operation.endsWith('Evaluation') ? 'not saved' : effectOfFailure(operation);
}

/** Where this value is not as the contract says, or is not there. */
export function effectOfValue(exchange: Exchange, pointer: string): EffectId {
  const { operation, body } = exchange;
  if (decode(exchange) === undefined) return effectOfFailure(operation);
  const keys = pointer.split('/').filter((key) => key !== '' && !/^\d+$/.test(key));
  const name = keys.at(-1) ?? '';
  const person = keys.find((key) => key === 'employee' || key === 'evaluator');
  const value = valueAt(body, pointer);
  if (operation === 'login') return 'no role';
  if (operation === 'register') return effectOfRegistered(name, value);
  if (!isRead(operation)) return 'harmless';
  switch (name) {
    case '_id':
      // A list leaves out a record without its id. A single record without it cannot be decoded.
      return person === undefined ? 'lost records' : effectOfPerson(operation, person);
    case '':
    case 'employees':
    case 'totalPages':
      return 'lost records';
    case 'total':
      return 'harmless';
    case 'evaluations':
      // The list itself, or those of an employee: Home counts them.
      if (operation.endsWith('Evaluations')) return 'lost records';
      return operation === 'listEmployees' ? 'wrong value' : 'harmless';
    case 'feedbacks':
      return operation === 'getEvaluation' ? 'lost records' : 'harmless';
    case 'hireDate':
    case 'createdAt':
      return effectOfDate(name, value);
    default:
      return typeof value === 'number' && /score$/i.test(name)
        ? 'unchecked value'
        : 'missing value';
  }
}

/** The id of a person names the employee of an update, and leads to a profile. */
const effectOfPerson = (operation: OperationId, person: string): EffectId =>
  person === 'employee' && operation !== 'listEmployeeEvaluations' ? 'not editable' : 'harmless';

/** Registration signs in with the answer; Add Employee reads nothing of it. */
function effectOfRegistered(name: string, value: unknown): EffectId {
  if (name === 'role') return 'no role';
  return isToken(value) ? 'harmless' : 'failed save';
}

function effectOfDate(name: string, value: unknown): EffectId {
  if (typeof value !== 'string' || !isIsoDate(value)) return 'missing value';
  // A day with a time and a zone is a moment, which is another day elsewhere.
  return name === 'hireDate' && /T.*(?:Z|[+-]\d\d:?\d\d)$/i.test(value) ? 'other day' : 'harmless';
}

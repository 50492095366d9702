import { startStyle, type StyledHost } from './style';
import {
  changeBody,
  changeResponse,
  isError,
  isSuccess,
  json,
  mapKey,
  withStatus,
} from '../faults/change';
import { ALL } from '../faults/operations';

/** Hosts whose answers have another form. */

export function startCreatesWith200(): Promise<StyledHost> {
  const creations = ['register', 'createEvaluation', 'createFeedback'] as const;
  return startStyle(changeResponse(creations, isSuccess, (response) => withStatus(response, 200)));
}

/** `{ error }` instead of `{ message }`. */
export function startErrorsAsError(): Promise<StyledHost> {
  return startStyle(
    changeResponse(ALL, isError, (response) => json(response, { error: 'Refused' })),
  );
}

/** Milliseconds since 1970 instead of ISO 8601. */
export function startDatesAsNumbers(): Promise<StyledHost> {
  const toNumber = (date: unknown) => (typeof date === 'string' ? Date.parse(date) : date);
  return startStyle(
    changeBody(ALL, (body) => mapKey(mapKey(body, 'createdAt', toNumber), 'hireDate', toNumber)),
  );
}

/** `{ data: … }` around every success. */
export function startEnvelopes(): Promise<StyledHost> {
  return startStyle(changeBody(ALL, (data) => ({ data })));
}

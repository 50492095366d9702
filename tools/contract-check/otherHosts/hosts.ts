import type { Layer } from '../../../mocks/engine/layer';
import { startHttpServer } from '../../../mocks/runtimes/http/httpServer';
import {
  changeBody,
  changeField,
  changeResponse,
  isError,
  isSuccess,
  mapKey,
} from '../faults/change';
import { ALL, EMPLOYEES } from '../faults/operations';

/** A host on this machine, for tests. */
export interface StyledHost {
  url: string;
  close: () => Promise<void>;
}

/** Serves the mock as a host of another style does. */
export async function startStyle(start: () => Layer, path = ''): Promise<StyledHost> {
  const { port, close } = await startHttpServer({ host: '127.0.0.1', port: 0, createLayer: start });
  return { url: `http://127.0.0.1:${port}${path}`, close };
}

/** Hosts that are reached, or not reached, in another way. */

const APP_PAGE =
  '<!doctype html><html lang="en"><head><title>Employee Dashboard</title></head>' +
  '<body><div id="root"></div></body></html>';

/** The API is under `/v2/api`, and nowhere else. */
export function startBehindPath(): Promise<StyledHost> {
  const layer = (request: Request, next: (request: Request) => Promise<Response>) => {
    const url = new URL(request.url);
    // The mock answers 404 outside `/api`.
    url.pathname = url.pathname.startsWith('/v2/') ? url.pathname.slice('/v2'.length) : '/outside';
    return next(new Request(url, request));
  };
  return startStyle(() => layer, '/v2');
}

/** Answers 429 to one of `every` calls. `seconds` is the value of Retry-After. */
export function startBusy(every = 6, seconds = 1): Promise<StyledHost> {
  return startStyle(() => {
    let calls = 0;
    return (request, next) => {
      calls += 1;
      if (calls % every !== 0) return next(request);
      const headers = { 'Retry-After': String(seconds) };
      const body = { message: 'Too many requests' };
      return Promise.resolve(Response.json(body, { status: 429, headers }));
    };
  });
}

/** Answers every call with the page of the app, as static hosts with a fallback do. */
export function startAppPage(status = 200, page = APP_PAGE): Promise<StyledHost> {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return startStyle(() => () => Promise.resolve(new Response(page, { status, headers })));
}

/** Every connection is closed without an answer. */
export function startClosing(): Promise<StyledHost> {
  return startStyle(() => () => Promise.resolve(Response.error()));
}

/** No call is ever answered. */
export function startSilent(): Promise<StyledHost> {
  return startStyle(() => () => new Promise(() => undefined));
}

/** Hosts whose answers have another form. */

export function startCreatesWith200(): Promise<StyledHost> {
  const creations = ['register', 'createEvaluation', 'createFeedback'] as const;
  return startStyle(changeResponse(creations, isSuccess, { status: 200 }));
}

/** `{ error }` instead of `{ message }`. */
export function startErrorsAsError(): Promise<StyledHost> {
  return startStyle(changeResponse(ALL, isError, { json: { error: 'Refused' } }));
}

/** Milliseconds since 1970 instead of ISO 8601. */
export function startDatesAsNumbers(): Promise<StyledHost> {
  const toNumber = (date: unknown) => (typeof date === 'string' ? Date.parse(date) : date);
  return startStyle(
    changeBody(ALL, (body) => mapKey(mapKey(body, 'createdAt', toNumber), 'hireDate', toNumber)),
  );
}

/** `31.12.2024` instead of `2024-12-31`. JavaScript reads some of these, with the month first, and others not. */
export function startDaysFirst(): Promise<StyledHost> {
  const turned = (date: unknown) =>
    typeof date === 'string' ? date.split('-').toReversed().join('.') : date;
  return startStyle(changeField(EMPLOYEES, 'hireDate', turned));
}

/** `{ data: … }` around every success. */
export function startEnvelopes(): Promise<StyledHost> {
  return startStyle(changeBody(ALL, (data) => ({ data })));
}

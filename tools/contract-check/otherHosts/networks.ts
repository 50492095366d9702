import { startStyle, type StyledHost } from './style';
import { startHost } from '../../../mocks/runtimes/http/host';

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

/** Every sixth call is answered 429. `seconds` is the value of Retry-After. */
export function startBusy(seconds = 1): Promise<StyledHost> {
  return startStyle(() => {
    let calls = 0;
    return (request, next) => {
      calls += 1;
      if (calls % 6 !== 0) return next(request);
      const headers = { 'Retry-After': String(seconds) };
      const body = { message: 'Too many requests' };
      return Promise.resolve(Response.json(body, { status: 429, headers }));
    };
  });
}

/** Every call is answered 429. */
export function startAlwaysBusy(seconds = 1): Promise<StyledHost> {
  const headers = { 'Retry-After': String(seconds) };
  return startStyle(
    () => () =>
      Promise.resolve(Response.json({ message: 'Too many requests' }, { status: 429, headers })),
  );
}

/** Every call is answered with the page of the app, as static hosts with a fallback do. */
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

/** An address where nothing listens. */
export async function findClosedPort(): Promise<StyledHost> {
  const { port, close } = await startHost({ host: '127.0.0.1', port: 0 });
  await close();
  return { url: `http://127.0.0.1:${port}`, close: () => Promise.resolve() };
}

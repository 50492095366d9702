import { bypass } from 'msw';

interface HostAnswer {
  response: Response;
  /** The reason why the host did not answer, as a sentence. */
  problem?: string;
}

const SENT = ['Accept', 'Authorization', 'Content-Type'];
/** Headers that describe the transferred body, which the browser has already decoded. */
const NOT_TAKEN = ['Content-Encoding', 'Content-Length', 'Transfer-Encoding', 'Set-Cookie'];

/** Sends the call to a real host, past all handlers. */
export async function sendToHost(request: Request, host: string | undefined): Promise<HostAnswer> {
  if (host === undefined) {
    return { response: Response.error(), problem: 'No address of a real host is set.' };
  }
  const { origin, pathname, search } = new URL(request.url);
  const { method } = request;
  const headers = new Headers();
  for (const name of SENT) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const body = method === 'GET' ? undefined : await request.clone().arrayBuffer();
  // With `redirect: 'error'`, a redirect would look like a failed connection.
  const terms = { credentials: 'omit', redirect: 'manual' } as const;
  try {
    const url = `${host}${pathname}${search}`;
    const answer = await fetch(bypass(new Request(url, { method, headers, body, ...terms })));
    if (isRedirect(answer)) return { response: Response.error(), problem: explainRedirect(host) };
    return { response: await copy(answer) };
  } catch (cause) {
    return { response: Response.error(), problem: explain(host, origin, cause) };
  }
}

/**
 * Whether the answer is a redirect. In a browser it has the type 'opaqueredirect' and no status. In Node it has its
 * status.
 */
function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status);
}

function explainRedirect(host: string): string {
  return (
    `${host} answered with a redirect. It is not followed, because it could carry a password or a token to a host that ` +
    'nobody has named. Give the address that answers without a redirect.'
  );
}

async function copy(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  for (const name of NOT_TAKEN) headers.delete(name);
  const content = await answer.arrayBuffer();
  const body = content.byteLength > 0 ? content : null;
  return new Response(body, { status: answer.status, headers });
}

/**
 * Explains a failure. A script in a browser cannot distinguish a CORS error from a failed connection, so the text names
 * both.
 */
function explain(host: string, page: string, cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return (
    `${host} gave no answer that this page may read (${reason}). Either nothing answers there, or it does not allow ` +
    `this page. To allow it, every answer needs "Access-Control-Allow-Origin: ${page}", and the answer to OPTIONS ` +
    'also "Access-Control-Allow-Methods: GET, POST, PUT" and ' +
    '"Access-Control-Allow-Headers: Authorization, Content-Type".'
  );
}

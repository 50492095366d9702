import { isRecord } from '../../../src/domain/isRecord';

/** The JSON object of a request; empty where there is none. The request can be sent afterwards. */
export async function sentBody(request: Request): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await request.clone().json();
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}

/** The request with some properties of its body replaced. */
export async function withSent(
  request: Request,
  changes: Record<string, unknown>,
): Promise<Request> {
  const { url, method, headers } = request;
  const body = JSON.stringify({ ...(await sentBody(request)), ...changes });
  return new Request(url, { method, headers, body });
}

export function withToken(request: Request, token: string): Request {
  const headers = new Headers(request.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return new Request(request, { headers });
}

export function tokenOf({ headers }: Request): string | undefined {
  return /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '')?.[1];
}

/** A GET by the same caller. */
export function sameCaller({ url, headers }: Request, path: string): Request {
  const authorization = headers.get('Authorization');
  return new Request(new URL(path, url), {
    headers: authorization === null ? {} : { Authorization: authorization },
  });
}

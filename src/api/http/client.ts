import axios, { AxiosError, type AxiosInstance } from 'axios';
import { session, type SessionStore } from '../../session/session';
import { ApiError, NETWORK_ERROR, serverMessageOf, toApiError } from './apiError';
import { apiBaseUrl } from './baseUrl';
import { fetchAdapter } from './fetchAdapter';
import { watchForHiddenRefusals } from './hiddenRefusal';
import { retryAfter } from './retryAfter';
import type { PathOf } from '../contract';

/**
 * Milliseconds to wait until this tab can read what another tab has stored. A busy tab in Chromium gets the answers to
 * its calls before the change of local storage, which follows after about 20 ms.
 */
const STORAGE_DELAY = 100;

/** Calls that need no token (specification, Calls). */
const OPEN_PATHS = new Set<string | undefined>([
  '/api/auth/login',
  '/api/auth/register',
] satisfies PathOf<'post'>[]);

/**
 * Creates the HTTP client, with JSON headers, bearer token and time-out. It sends requests only to the API at `baseURL`
 * (specification, Token), and rejects with an ApiError. A 401 to a call with the session's token ends the session
 * (specification, Expiry). The end of a session aborts all pending calls, so that the next user gets no late answer.
 */
export function createClient(baseURL: string, store: SessionStore): AxiosInstance {
  const api = new URL(baseURL, document.baseURI);
  // The address is absolute because the `Request` of Node knows no page.
  const base = baseURL === '' ? api.origin : baseURL;
  const client = axios.create({
    adapter: fetchAdapter,
    baseURL: base,
    allowAbsoluteUrls: false,
    // The answer stays a text, because `request` does not parse one that is equal to the last one.
    responseType: 'text',
    // The token is not a cookie. Otherwise axios reads `document.cookie` before each call, which can block the page.
    withXSRFToken: false,
    headers: {
      // There is no `Content-Type`, because axios sets it if there is a body.
      Accept: 'application/json',
      // Axios would send its own name. An API of another origin would have to allow this header.
      'User-Agent': false,
    },
  });

  let sessionEnd = new AbortController();
  store.onTokenChange(() => {
    sessionEnd.abort();
    sessionEnd = new AbortController();
  });

  client.interceptors.request.use((config) => {
    if (config.baseURL !== base || !isOfApi(api, config.url)) {
      throw new ApiError('contract', 'This address is not the API');
    }
    const { token } = store.get();
    if (token !== null) config.headers.set('Authorization', bearer(token));
    // The caller may not know yet that the session has ended.
    else if (!OPEN_PATHS.has(config.url)) throw new ApiError('expired', 'Nobody is signed in');
    config.fetchOptions = {
      // Each read asks the API, because the browser's copy may be older than a save, or be of another user.
      cache: 'no-cache',
      // A host that redirects must not send a password to another one.
      redirect: config.data === undefined ? 'follow' : 'error',
    };
    config.signal = config.signal
      ? AbortSignal.any([config.signal as AbortSignal, sessionEnd.signal])
      : sessionEnd.signal;
    return config;
  });

  const hiddenRefusals = watchForHiddenRefusals(api, store);
  client.interceptors.response.use(
    (response) => {
      hiddenRefusals.answered();
      return response;
    },
    async (error: unknown) => {
      const failure = axiosFailure(error);
      const response = axios.isAxiosError(error) ? error.response : undefined;
      if (response) hiddenRefusals.answered();
      else if (failure.reason === 'network') void hiddenRefusals.unanswered();
      const sent = response?.config.headers.get('Authorization');
      if (failure.status !== 401 || !sent) throw failure;
      await new Promise((resolve) => setTimeout(resolve, STORAGE_DELAY));
      const { token } = store.get();
      if (token !== null && sent === bearer(token)) store.expire(token);
      throw new ApiError('expired', failure.message, failure.status, failure.serverMessage);
    },
  );

  return client;
}

/**
 * Whether the browser resolves the path to the API's origin. With the base '', axios accepts any address. Its own check
 * also misses that a URL parser treats backslashes as slashes and removes tabs.
 */
function isOfApi(api: URL, path = ''): boolean {
  return URL.canParse(path, api) && new URL(path, api).origin === api.origin;
}

const bearer = (token: string) => `Bearer ${token}`;

/** Converts an error of axios or of an interceptor to an ApiError. */
export function axiosFailure(error: unknown): ApiError {
  if (axios.isCancel(error)) return new ApiError('canceled', 'The call was aborted');
  if (!axios.isAxiosError<string>(error)) return toApiError(error);
  if (error.response) {
    const { status, data, headers } = error.response;
    const wait = retryAfter(headers['retry-after'], headers['date']);
    return new ApiError('status', error.message, status, serverMessageOf(parseBody(data)), wait);
  }
  if (error.code === AxiosError.ETIMEDOUT) return new ApiError('timeout', error.message);
  // Each browser has its own message for a connection that breaks during an answer.
  return new ApiError('network', NETWORK_ERROR);
}

/** Returns the JSON of an answer, or its text if that is not JSON, such as a page of HTML. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

let client: AxiosInstance | undefined;

/**
 * Returns the client for the API of this page and the session of this tab. Throws an Error with a message for the user
 * if the page has no valid address of the API.
 */
export function getClient(): AxiosInstance {
  client ??= createClient(apiBaseUrl(document), session);
  return client;
}

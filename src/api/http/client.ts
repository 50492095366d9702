import axios, { type AxiosInstance } from 'axios';
import { session, type SessionStore } from '../../session/session';
import { ApiError } from './apiError';
import { axiosFailure } from './axiosFailure';
import { apiBaseUrl } from './baseUrl';
import type { PathOf } from '../contract';

/** Milliseconds without a byte until a call is given up (specification, Timeouts). */
export const TIMEOUT = 30_000;

/**
 * Milliseconds after which a busy tab sees what other tabs have stored. Chromium first gives the tab the answers to its
 * calls, and needs about 20 ms.
 */
const STORAGE_DELAY = 100;

/** Calls that need no token (specification, Calls). */
const OPEN_PATHS = new Set<string | undefined>([
  '/api/auth/login',
  '/api/auth/register',
] satisfies PathOf<'post'>[]);

/**
 * The one HTTP client: JSON headers, bearer token, time-out, and every failure as an ApiError. It sends requests only
 * to the API at `baseURL` (specification, Token). A 401 on a call that carried the session's token ends the session
 * (specification, Expiry). The end of a session cancels all pending calls, so that no late answer reaches the next
 * user.
 */
export function createClient(baseURL: string, store: SessionStore): AxiosInstance {
  const client = axios.create({
    baseURL,
    allowAbsoluteUrls: false,
    timeout: TIMEOUT,
    // The token is not a cookie. axios would read the cookies before each call, which can block for long.
    withXSRFToken: false,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
  });

  const api = new URL(baseURL, document.baseURI);
  let ending = new AbortController();
  store.onTokenChange(() => {
    ending.abort();
    ending = new AbortController();
  });

  client.interceptors.request.use((config) => {
    if (config.baseURL !== baseURL || !leadsTo(api, config.url)) {
      throw new ApiError('contract', 'This address is not the API');
    }
    const { token } = store.get();
    if (token !== null) config.headers.set('Authorization', bearer(token));
    // The caller may not know yet that the session has ended.
    else if (!OPEN_PATHS.has(config.url)) throw new ApiError('expired', 'Nobody is signed in');
    config.signal = config.signal
      ? AbortSignal.any([config.signal as AbortSignal, ending.signal])
      : ending.signal;
    return config;
  });

  client.interceptors.response.use(
    (response) => response,
    async (error: unknown) => {
      const failure = axiosFailure(error);
      const response = axios.isAxiosError<unknown>(error) ? error.response : undefined;
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
 * Whether the browser's URL parser resolves this path to the API's origin. axios accepts any address where the base
 * is '', and does not know that the parser treats backslashes as slashes and drops tabs.
 */
function leadsTo(api: URL, path = ''): boolean {
  return URL.canParse(path, api) && new URL(path, api).origin === api.origin;
}

const bearer = (token: string) => `Bearer ${token}`;

let client: AxiosInstance | undefined;

/**
 * The client of the page's API and of this tab's session. Throws an Error with a message for the user where the page
 * names no usable API.
 */
export function getClient(): AxiosInstance {
  client ??= createClient(apiBaseUrl(document), session);
  return client;
}

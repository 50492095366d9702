import type { AxiosInstance, InternalAxiosRequestConfig } from 'axios';
import { parseBody } from './client';

/** The part of `contract/compiledChecks` that is used here. */
interface Checks {
  checkResponse: (method: string, url: string, status: number, body?: unknown) => string[];
}

/**
 * Logs each violation of the contract in the answers of this client, also those of a real host. It is for development.
 * A violation that occurs in several items of a list, or for several ids, is logged once.
 */
export function warnOfViolations(client: AxiosInstance, loading: Promise<Checks>) {
  const loggedKeys = new Set<string>();

  async function check({ method = '', url = '' }: InternalAxiosRequestConfig, answer: Answer) {
    const { checkResponse } = await loading;
    const resource = url.split('/').slice(0, 3).join('/');
    for (const violation of checkResponse(method, url, answer.status, answer.body)) {
      const key = violation.replace(url, resource).replace(/\/\d+/g, '/*');
      if (!loggedKeys.has(key)) console.warn(`The answer breaks the contract. ${violation}`);
      loggedKeys.add(key);
    }
  }

  // An interceptor would not see the answers that the client turns into errors.
  client.defaults.transformResponse = [client.defaults.transformResponse ?? []]
    .flat()
    .concat(function (text: string, _headers, status = 0) {
      void check(this, { status, body: text === '' ? undefined : parseBody(text) });
      return text;
    });
}

interface Answer {
  status: number;
  body: unknown;
}

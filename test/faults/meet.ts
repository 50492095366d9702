import { screen } from '@testing-library/react';
import { http } from 'msw';
import { server } from '../../mocks/runtimes/node';
import { getClient } from '../../src/api/http/client';
import type { Fault } from './faults';

/** Texts that only a bug can put on the screen. */
const INVALID_TEXT = /undefined|\[object |NaN|Invalid Date|Mallory/;

const LOADING = '[role="progressbar"], [aria-busy="true"], .MuiSkeleton-root';

/** Asserts that the screen shows no broken text, no loading state and no error boundary. */
export function expectIntactScreen() {
  const { body } = document;
  const fields = Array.from(body.querySelectorAll('input, textarea'), (field) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
  );
  expect(`${body.textContent} ${fields.join(' ')} ${document.title}`).not.toMatch(INVALID_TEXT);
  expect(body.querySelector('h1')).not.toBeEmptyDOMElement();
  expect(body.querySelector(LOADING)).toBeNull();
  expect(screen.queryByText('Something went wrong')).toBeNull();
  expect(Object.prototype).not.toHaveProperty('name');
}

let stop: (() => void) | undefined;

afterEach(() => stop?.());

/**
 * Mocks a call that answers with `body` or with a fault, and counts the requests. With `search`, only requests whose
 * query has that text.
 */
export function mockFaultyCall(
  method: 'get' | 'post' | 'put',
  url: string,
  body: unknown,
  search = '',
) {
  const state = { calls: 0 };
  let current: Fault | undefined;

  server.use(
    http[method](`*${url}`, ({ request }) => {
      if (!request.url.includes(search)) return undefined;
      state.calls += 1;
      return current?.respond?.(body) ?? Response.json(body);
    }),
  );
  const path = new RegExp(`^${url.replace(':id', '[^/]+')}$`);
  const interceptor = getClient().interceptors.request.use((config) => {
    const isMeant =
      config.method === method &&
      path.test(config.url ?? '') &&
      getClient().getUri(config).includes(search);
    if (!current || current.respond || !isMeant) return config;
    state.calls += 1;
    // The error that axios throws when a request times out or is aborted.
    const failure = { isAxiosError: true, code: 'ECONNABORTED', config };
    throw Object.assign(new Error(current.message), failure);
  });
  stop = () => {
    getClient().interceptors.request.eject(interceptor);
  };

  return {
    state,
    /** Applies to all further requests. Without a fault the response is valid. */
    setFault: (fault?: Fault) => {
      current = fault;
      state.calls = 0;
    },
  };
}

/** Mocks further reads, given their responses by path. */
export function mockReads(bodies: Record<string, object>) {
  const handlers = Object.entries(bodies).map(([path, body]) =>
    http.get(`*${path}`, () => Response.json(body)),
  );
  server.use(...handlers);
}

/** Adds the name of the fault to the message of a failed assertion. */
export async function withFaultName(fault: string, run: () => Promise<void>) {
  try {
    await run();
  } catch (error) {
    if (error instanceof Error) error.message = `${fault}: ${error.message}`;
    throw error;
  }
}

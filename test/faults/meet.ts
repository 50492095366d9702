import { screen } from '@testing-library/react';
import { http } from 'msw';
import { server } from '../../mocks/hosts/node';
import { getClient } from '../../src/api/http/client';
import type { Fault } from './faults';

/** What nobody should ever read. */
const UNREADABLE = /undefined|\[object |NaN|Invalid Date|Mallory/;

const LOADING = '[role="progressbar"], [aria-busy="true"], .MuiSkeleton-root';

/** A screen on which nothing is broken and nothing still loads. */
export function expectSound() {
  const { body } = document;
  const fields = Array.from(body.querySelectorAll('input, textarea'), (field) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
  );
  expect(`${body.textContent} ${fields.join(' ')} ${document.title}`).not.toMatch(UNREADABLE);
  expect(body.querySelector('h1')).not.toBeEmptyDOMElement();
  expect(body.querySelector(LOADING)).toBeNull();
  expect(screen.queryByText('Something went wrong')).toBeNull();
  expect(Object.prototype).not.toHaveProperty('name');
}

let stop: (() => void) | undefined;

afterEach(() => stop?.());

/** The call under test: meets whatever fault it is told to, and counts. */
export function faultyCall(method: 'get' | 'post' | 'put', url: string, whole: unknown) {
  const state = { calls: 0 };
  let current: Fault | undefined;

  server.use(
    http[method](`*${url}`, () => {
      state.calls += 1;
      return current?.answer?.(whole) ?? Response.json(whole);
    }),
  );
  const path = new RegExp(`^${url.replace(':id', '[^/]+')}$`);
  const line = getClient().interceptors.request.use((config) => {
    if (!current || current.answer || config.method !== method || !path.test(config.url ?? '')) {
      return config;
    }
    state.calls += 1;
    // As axios throws where the browser's request timed out or was aborted.
    const failure = { isAxiosError: true, code: 'ECONNABORTED', config };
    throw Object.assign(new Error(current.message), failure);
  });
  stop = () => {
    getClient().interceptors.request.eject(line);
  };

  return {
    state,
    /** From now on it meets this fault; none if not given. */
    meet: (fault?: Fault) => {
      current = fault;
      state.calls = 0;
    },
  };
}

/** Answers these reads, by path. */
export function surround(answers: Record<string, object>) {
  const handlers = Object.entries(answers).map(([path, answer]) =>
    http.get(`*${path}`, () => Response.json(answer)),
  );
  server.use(...handlers);
}

/** Names the fault that a failure belongs to. */
export async function during(fault: string, meet: () => Promise<void>) {
  try {
    await meet();
  } catch (error) {
    if (error instanceof Error) error.message = `${fault}: ${error.message}`;
    throw error;
  }
}

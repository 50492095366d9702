import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/runtimes/node';
import { getClient } from '../api/http/client';
import { gate } from '../../test/calls/gate';
import { renderApp } from '../../test/app/renderApp';

let stop: (() => void) | undefined;

afterEach(() => stop?.());

/**
 * Returns the numbers of the calls that are cancelled from now on, which the mock network does not notice. Call this
 * before the app is rendered, which sends the first call.
 */
function watchCancellation(url: string): number[] {
  const path = new RegExp(`^${url.replace(':id', '[^/]+')}$`);
  const cancelled: number[] = [];
  let calls = 0;
  const { interceptors } = getClient();
  const watching = interceptors.request.use((config) => {
    if (!path.test(config.url ?? '')) return config;
    const call = calls;
    calls += 1;
    config.signal?.addEventListener?.('abort', () => cancelled.push(call));
    return config;
  });
  stop = () => {
    interceptors.request.eject(watching);
  };
  return cancelled;
}

/** Holds each answer back under a name. */
function holdBack(
  url: string,
  nameOf: (request: Request) => string,
  body: (name: string) => object,
) {
  const gates = new Map<string, ReturnType<typeof gate>>();
  const at = (name: string) => {
    const namedGate = gates.get(name) ?? gate();
    gates.set(name, namedGate);
    return namedGate;
  };
  const asked: string[] = [];
  const answered: string[] = [];
  server.use(
    http.get(`*${url}`, async ({ request }) => {
      const name = nameOf(request);
      asked.push(name);
      await at(name).opened;
      answered.push(name);
      return HttpResponse.json(body(name));
    }),
  );
  return {
    asked,
    answered,
    open: (name: string) => {
      at(name).open();
    },
  };
}

test.each([
  ['/', '/api/employees'],
  ['/evaluations', '/api/evaluations/evaluator'],
  ['/all-evaluations', '/api/evaluations'],
  ['/evaluation/evaluation-0001', '/api/evaluations/:id'],
  ['/employee-profile/employee-002', '/api/employees/:id'],
  ['/employee-profile/employee-002', '/api/evaluations/employee/:id'],
])('leaving %s cancels GET %s', async (path, url) => {
  const cancelled = watchCancellation(url);
  const { router } = renderApp({ path });
  const calls = holdBack(
    url,
    () => 'read',
    () => ({}),
  );
  await waitFor(() => {
    expect(calls.asked).toEqual(['read']);
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });
  expect(cancelled).toEqual([]);
  await act(() => router.navigate('/results'));
  await waitFor(() => {
    expect(cancelled).toEqual([0]);
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee, buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { getClient } from '../api/http/client';
import { gate } from '../../test/calls/gate';
import { laterCall } from '../../test/calls/laterCall';
import { renderApp } from '../../test/app/renderApp';

let stop: (() => void) | undefined;

afterEach(() => stop?.());

/**
 * The numbers of the calls that are cancelled from now on: the mock network does not notice. Call this before the app
 * is rendered, which sends the first call.
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
    const found = gates.get(name) ?? gate();
    gates.set(name, found);
    return found;
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

test('the page of evaluations that was left does not come over the one gone to', async () => {
  const cancelled = watchCancellation('/api/evaluations/evaluator');
  const { router } = renderApp({ path: '/evaluations' });
  const calls = holdBack(
    '/api/evaluations/evaluator',
    ({ url }) => new URL(url).searchParams.get('page') ?? '',
    (page) => ({
      evaluations: [buildEvaluation({ note: `Note of page ${page}` })],
      totalPages: 3,
    }),
  );
  calls.open('1');
  expect(await screen.findByText('Note of page 1')).toBeInTheDocument();
  await act(() => router.navigate('/evaluations?page=2'));
  await act(() => router.navigate('/evaluations?page=3'));
  await waitFor(() => {
    expect(calls.asked).toEqual(['1', '2', '3']);
  });
  expect(cancelled).toEqual([1]);
  calls.open('3');
  expect(await screen.findByText('Note of page 3')).toBeInTheDocument();
  calls.open('2');
  await waitFor(() => {
    expect(calls.answered).toContain('2');
  });
  await laterCall();
  expect(screen.getByText('Note of page 3')).toBeInTheDocument();
  expect(screen.queryByText('Note of page 2')).not.toBeInTheDocument();
  expect(screen.getByText('Page 3 of 3')).toBeInTheDocument();
});

test('the profile that was left does not come over the one gone to', async () => {
  const { router } = renderApp({ path: '/employee-profile/employee-001' });
  const calls = holdBack(
    '/api/employees/:id',
    ({ url }) => new URL(url).pathname.split('/').at(-1) ?? '',
    (_id) => buildEmployee({ _id, name: `Name of ${_id}` }),
  );
  await waitFor(() => {
    expect(calls.asked).toEqual(['employee-001']);
  });
  await act(() => router.navigate('/employee-profile/employee-002'));
  calls.open('employee-002');
  expect(await screen.findByText("Name of employee-002's Profile")).toBeInTheDocument();
  calls.open('employee-001');
  await waitFor(() => {
    expect(calls.answered).toContain('employee-001');
  });
  await laterCall();
  expect(screen.getByText("Name of employee-002's Profile")).toBeInTheDocument();
  expect(screen.queryByText(/Name of employee-001/)).not.toBeInTheDocument();
  expect(document.title).toBe("Name of employee-002's Profile · Employee Dashboard");
});

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

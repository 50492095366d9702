import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee, buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/hosts/node';
import { client } from '../api/http/client';
import { gate } from '../../test/gate';
import { renderApp } from '../../test/renderApp';

/** Holds each answer back under the name of what was asked for, and tells which calls were given up. */
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
  const givenUp: number[] = [];

  // The mock network does not hear of it when a call is given up.
  const path = new RegExp(`^${url.replace(':id', '[^/]+')}$`);
  let calls = 0;
  const listening = client.interceptors.request.use((config) => {
    if (!path.test(config.url ?? '')) return config;
    const call = calls;
    calls += 1;
    config.signal?.addEventListener?.('abort', () => givenUp.push(call));
    return config;
  });
  stop = () => {
    client.interceptors.request.eject(listening);
  };

  server.use(
    http.get(`*${url}`, async ({ request }) => {
      const name = nameOf(request);
      asked.push(name);
      await at(name).opened;
      return HttpResponse.json(body(name));
    }),
  );
  return {
    asked,
    givenUp,
    open: (name: string) => {
      at(name).open();
    },
  };
}

let stop: (() => void) | undefined;

afterEach(() => stop?.());

/** Time enough for an answer to arrive and to be drawn. */
const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

test('the page of evaluations that was left does not come over the one gone to', async () => {
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
  expect(calls.givenUp).toEqual([1]);
  calls.open('3');
  expect(await screen.findByText('Note of page 3')).toBeInTheDocument();
  calls.open('2');
  await aWhile();
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
  await aWhile();
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
])('leaving %s gives up GET %s', async (path, url) => {
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
  await aWhile();
  expect(calls.givenUp).toEqual([]);
  await act(() => router.navigate('/results'));
  await waitFor(() => {
    expect(calls.givenUp).toEqual([0]);
  });
});

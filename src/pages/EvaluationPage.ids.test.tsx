import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../../test/app/renderApp';

/** The app, and where it asks for an evaluation; each is named by the path that was asked for. */
function renderWatched() {
  const app = renderApp({ path: '/results' });
  const asked: string[] = [];
  server.use(
    http.get('*/api/evaluations/:id', ({ request }) => {
      const path = new URL(request.url).pathname;
      asked.push(path);
      return HttpResponse.json(buildEvaluation({ employee: { name: `About ${asked.length}` } }));
    }),
  );
  return { ...app, asked };
}

const long = 'x'.repeat(10_000);

/** Parts of addresses, as the browser leaves them there, with what is sent for them. */
const addresses: [segment: string, sent: string][] = [
  ['7', '7'],
  ['a%2Fb', 'a%2Fb'],
  ['c%2fd/', 'c%2Fd'],
  ['a%252Fb', 'a%252Fb'],
  ['%252e%252e', '%252e%252e'],
  ['..%2F..%2Femployees', '..%2F..%2Femployees'],
  ['%00', '%00'],
  ['%20', '%20'],
  ['100%25', '100%25'],
  ['%25E0%25A4%25A', '%25E0%25A4%25A'],
  ['%E2%80%AE7', '%E2%80%AE7'],
  ['%F0%9F%98%80', '%F0%9F%98%80'],
  ['%3Cscript%3E', '%3Cscript%3E'],
  ['a%3Fb%23c', 'a%3Fb%23c'],
  ['results%2F7', 'results%2F7'],
  ['__proto__', '__proto__'],
  [long, long],
];

test('what stands in the address is what is sent, encoded once', async () => {
  const { router, asked } = renderWatched();
  for (const [index, [segment, sent]] of addresses.entries()) {
    await act(() => router.navigate(`/evaluation/${segment}`));
    const count = index + 1;
    const heading = await screen.findByRole('heading', { name: `About ${count}'s Evaluation` });
    expect(heading).toBeVisible();
    expect(asked).toHaveLength(count);
    expect(asked.at(-1)).toBe(`/api/evaluations/${sent}`);
  }
});

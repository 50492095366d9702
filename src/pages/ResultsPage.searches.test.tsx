import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../../test/app/renderApp';

const TEXTS: [string, string][] = [
  ['%_&#+.*(', '%_&#+.*('],
  ['a=b&limit=1', 'a=b&limit=1'],
  [' \u3000', ''],
  ['\u200b\u2068 \u2069', ''],
  ['  Ada  King ', 'Ada  King'],
  ['\u2068Ada\u2069\u200b', 'Ada'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  // A lone surrogate has no place in an address.
  ['Ada \ud83d', 'Ada \ufffd'],
  ['x'.repeat(20_000), 'x'.repeat(20_000)],
];

test('the server is asked for what was typed, without what is not seen around it', async () => {
  const { user } = renderApp({ path: '/results' });
  const queries: URLSearchParams[] = [];
  server.use(
    http.get('*/api/employees', ({ request }) => {
      queries.push(new URL(request.url).searchParams);
      return HttpResponse.json({ employees: [] });
    }),
  );
  const box = await screen.findByRole('searchbox', { name: 'Search for an employee' });
  for (const [index, [text, asked]] of TEXTS.entries()) {
    await user.clear(box);
    await user.paste(text);
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(queries).toHaveLength(index + 1);
    });
    expect([...(queries.at(-1) ?? [])]).toEqual([['search', asked]]);
    expect(box).toHaveValue(text);
    expect(await screen.findByText('No employees found matching your search.')).toBeVisible();
  }
});

test('a link with blanks around its text is the same search', async () => {
  renderApp({ path: '/results?q=%20ada%E2%80%8B' });
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/employees', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('search'));
      return HttpResponse.json({ employees: [] });
    }),
  );
  expect(await screen.findByText('No employees found matching your search.')).toBeVisible();
  expect(asked).toEqual(['ada']);
});

test('on paper are the first thousand hits, and how many there are', async () => {
  const found = Array.from({ length: 1_001 }, (_, index) => buildEmployee({ _id: `e${index}` }));
  renderApp({ path: '/results?q=' });
  server.use(http.get('*/api/employees', () => HttpResponse.json({ employees: found })));
  expect(await screen.findByText('1,001 found')).toBeVisible();
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(document.querySelectorAll('[role="listitem"]')).toHaveLength(1_000);
  expect(screen.getByText('The first 1,000 of 1,001')).toBeVisible();
});

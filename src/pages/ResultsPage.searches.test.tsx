import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../../test/app/renderApp';

const TEXTS: [string, string][] = [
  ['%_&#+.*(', '%_&#+.*('],
  ['\u2068Ada\u2069\u200b', 'Ada'],
  // A lone surrogate has no place in an address.
  ['Ada \ud83d', 'Ada \ufffd'],
];

test('the search sends the typed text without blanks and invisible characters at its ends', async () => {
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

test('the printed page has the first thousand results and their total', async () => {
  const employees = Array.from({ length: 1_001 }, (_, index) =>
    buildEmployee({ _id: `e${index}` }),
  );
  renderApp({ path: '/results?q=' });
  server.use(http.get('*/api/employees', () => HttpResponse.json({ employees })));
  expect(await screen.findByText('1,001 found')).toBeVisible();
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(document.querySelectorAll('[role="listitem"]')).toHaveLength(1_000);
  expect(screen.getByText('The first 1,000 of 1,001')).toBeVisible();
});

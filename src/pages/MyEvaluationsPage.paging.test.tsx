import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../../test/app/renderApp';
import { gate } from '../../test/calls/gate';
import { waitForEarlierCalls } from '../../test/calls/waitForEarlierCalls';

/** Searches only among the pages, because the rows have buttons, too. */
const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));
const previous = () => pages().getByRole('button', { name: 'Previous' });
const next = () => pages().getByRole('button', { name: 'Next' });

/** Answers with short pages about an employee who is named after the page, and records the queries. */
function answerPages(totalPages: number, ready?: (page: string) => Promise<void>) {
  const queries: string[] = [];
  server.use(
    http.get('*/api/evaluations/evaluator', async ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      const page = searchParams.get('page') ?? '';
      queries.push(search);
      await ready?.(page);
      const evaluations = [buildEvaluation({ employee: { _id: page, name: `Number ${page}` } })];
      return HttpResponse.json({ evaluations, totalPages });
    }),
  );
  return queries;
}

test('Previous and Next change the page, the address and the history', async () => {
  const { router, user } = renderApp({ path: '/evaluations?from=mail', as: 'Employee' });
  const queries = answerPages(3);
  expect(await screen.findByText('Number 1')).toBeVisible();
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
  expect(previous()).toBeDisabled();

  await user.click(next());
  expect(await screen.findByText('Number 2')).toBeVisible();
  expect(screen.getByText('Page 2 of 3')).toBeVisible();
  expect(router.state.location.search).toBe('?from=mail&page=2');
  expect(previous()).toBeEnabled();
  expect(next()).toBeEnabled();
  expect(queries).toEqual(['?page=1&limit=10', '?page=2&limit=10']);

  await user.click(next());
  expect(await screen.findByText('Number 3')).toBeVisible();
  expect(next()).toBeDisabled();
  // A browser takes the focus from the pressed button.
  expect(previous()).toHaveFocus();
  await user.click(previous());
  expect(await screen.findByText('Number 2')).toBeVisible();
  expect(previous()).toHaveFocus();

  await act(() => router.navigate(-1));
  expect(await screen.findByText('Number 3')).toBeVisible();
  await act(() => router.navigate(-2));
  expect(await screen.findByText('Number 1')).toBeVisible();
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
});

test('a page beyond the last is replaced by the last', async () => {
  const { mock, router } = renderApp({ path: '/evaluations?page=99', as: 'Manager' });
  expect(await screen.findByText('Page 7 of 7')).toBeVisible();
  const table = await screen.findByRole('table');
  const last = mock.db().evaluations({ evaluatorId: 'employee-002' }).slice(60);
  expect(last).toHaveLength(4);
  expect(
    Array.from(table.querySelectorAll('tbody tr'), (row) => row.firstChild?.textContent),
  ).toEqual(last.map(({ employeeId }) => mock.db().employee(employeeId)?.name));
  expect(router.state.location.search).toBe('?page=7');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('the current page stays, marked as busy, until the next page has loaded', async () => {
  const { user } = renderApp({ path: '/evaluations', as: 'Employee' });
  const late = gate();
  const queries = answerPages(2, async (page) => {
    if (page === '2') await late.opened;
  });
  const table = await screen.findByRole('table');
  await user.click(next());
  await waitFor(() => {
    expect(queries).toHaveLength(2);
  });
  expect(within(table).getByText('Number 1')).toBeVisible();
  expect(table).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('progressbar')).toBeVisible();
  late.open();
  expect(await within(table).findByText('Number 2')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('Next cancels a pending navigation to another screen', async () => {
  const { router } = renderApp({ path: '/evaluations' });
  const all = gate();
  server.use(http.get('*/api/evaluations', () => all.opened.then(() => undefined)));
  answerPages(2);
  expect(await screen.findByText('Number 1')).toBeVisible();
  fireEvent.click(screen.getByText('All Evaluations'));
  expect(router.state.navigation.location?.pathname).toBe('/all-evaluations');
  fireEvent.click(next());
  expect(await screen.findByText('Number 2')).toBeVisible();
  all.open();
  await waitForEarlierCalls();
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/evaluations', search: '?page=2' });
});

test('the printed list names the page of the server above its rows', async () => {
  renderApp({ path: '/evaluations?page=2' });
  answerPages(40);
  await screen.findByText('Number 2');
  fireEvent(window, new Event('beforeprint'));
  // The pager, which CSS hides on paper, has the same text.
  const [first] = screen.getAllByText('Page 2 of 40');
  const order = first?.compareDocumentPosition(screen.getByRole('table')) ?? 0;
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  fireEvent(window, new Event('afterprint'));
});

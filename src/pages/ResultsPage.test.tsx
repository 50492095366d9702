import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { gate } from '../../test/calls/gate';
import { renderApp } from '../../test/app/renderApp';

const EMPTY = 'No employees found matching your search.';

const box = () => screen.findByPlaceholderText('Search for an employee...');
const button = (name: string) => screen.getByRole('button', { name });
const exportButton = () => screen.queryByRole('button', { name: 'Export to Excel' });
const cards = () => screen.queryAllByRole('listitem').map((card) => card.textContent);

const employeeNamed = (name: string) => buildEmployee({ _id: name, name });
const employees = (...names: string[]) =>
  HttpResponse.json({ employees: names.map(employeeNamed) });

/** Answers each search, and returns which texts were searched for. */
function answer(respond: (text: string | null) => Response | Promise<Response>) {
  const searches: (string | null)[] = [];
  server.use(
    http.get('*/api/employees', ({ request }) => {
      const text = new URL(request.url).searchParams.get('search');
      searches.push(text);
      return respond(text);
    }),
  );
  return searches;
}

test('the search runs after the button or Enter, not while the user types', async () => {
  const { user } = renderApp({ path: '/results' });
  const searches = answer(() => employees('Bo Li'));
  expect(await screen.findByRole('heading', { name: 'Results' })).toBeVisible();
  await user.type(await box(), 'bo');
  expect(searches).toEqual([]);
  expect([screen.queryByText(EMPTY), exportButton(), ...cards()]).toEqual([null, null]);

  await user.click(button('Search'));
  expect(await screen.findByRole('link', { name: 'Bo Li' })).toBeVisible();
  expect(exportButton()).toBeVisible();
  expect(screen.queryByText(EMPTY)).toBeNull();
  await user.type(await box(), '!');
  expect(searches).toEqual(['bo']);

  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(searches).toEqual(['bo', 'bo!']);
  });
  expect(await screen.findByRole('link', { name: 'Bo Li' })).toBeVisible();
});

test('an empty text finds everybody', async () => {
  const { user } = renderApp({ path: '/results' });
  await box();
  await user.click(button('Search'));
  expect(await screen.findByText('57 found')).toBeVisible();
  // Only the cards in view are rendered.
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '57');
});

test('each result is a card with name, email and role', async () => {
  const { user } = renderApp({ path: '/results' });
  answer(() =>
    HttpResponse.json({
      employees: [
        buildEmployee({ role: 'Manager' }),
        buildEmployee({ _id: 'b', name: null, email: undefined, role: null }),
      ],
    }),
  );
  await box();
  await user.click(button('Search'));
  expect(await screen.findByText('2 found')).toBeVisible();
  const [whole, missing] = screen.getAllByRole('listitem');
  if (!whole || !missing) throw new Error('There are not two cards');
  expect(within(whole).getByRole('heading', { name: 'Grace Hopper' })).toBeVisible();
  expect(within(whole).getByText('grace.hopper@example.com')).toBeVisible();
  expect(within(whole).getByText('Manager')).toBeVisible();
  expect(within(missing).getAllByText('N/A')).toHaveLength(3);
});

test('the empty message appears only after a search without results, not while it runs again', async () => {
  const { user } = renderApp({ path: '/results' });
  await user.type(await box(), 'x');
  expect(screen.queryByText(EMPTY)).toBeNull();
  for (let run = 0; run < 2; run += 1) {
    const late = gate();
    answer(() => late.opened.then(() => employees()));
    await user.click(button('Search'));
    expect(await screen.findByRole('progressbar', { name: 'Searching' })).toBeInTheDocument();
    expect(screen.queryByText(EMPTY)).toBeNull();
    late.open();
    expect(await screen.findByText(EMPTY)).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(exportButton()).toBeNull();
  }
});

test('a new search replaces the old search, and a late answer to the old search is ignored', async () => {
  const { user } = renderApp({ path: '/results' });
  let releaseSlow: (() => void) | undefined;
  answer((text) =>
    text === 's'
      ? new Promise((resolve) => {
          releaseSlow = () => {
            resolve(employees('Slow'));
          };
        })
      : employees(`Found by ${text}`),
  );
  await user.type(await box(), 'a{Enter}');
  expect(await screen.findByRole('link', { name: 'Found by a' })).toBeVisible();
  await user.clear(await box());
  await user.keyboard('s{Enter}');
  await waitFor(() => {
    expect(releaseSlow).toBeDefined();
  });
  expect(screen.queryByRole('link', { name: 'Found by a' })).toBeNull();
  expect(exportButton()).toBeNull();

  await user.clear(await box());
  await user.keyboard('b{Enter}');
  expect(await screen.findByRole('link', { name: 'Found by b' })).toBeVisible();
  releaseSlow?.();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole('link', { name: 'Found by b' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Slow' })).toBeNull();
});

test('a repeated search shows its progress, and the old results stay', async () => {
  const { user } = renderApp({ path: '/results' });
  answer(() => employees('Bo Li'));
  await user.type(await box(), 'bo{Enter}');
  expect(await screen.findByRole('link', { name: 'Bo Li' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();

  let release: (() => void) | undefined;
  answer(
    () =>
      new Promise((resolve) => {
        release = () => {
          resolve(employees('Bo Li', 'Bo Ek'));
        };
      }),
  );
  await user.click(button('Search'));
  await waitFor(() => {
    expect(release).toBeDefined();
  });
  expect(screen.getByRole('progressbar', { name: 'Searching' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bo Li' })).toBeVisible();
  release?.();
  expect(await screen.findByRole('link', { name: 'Bo Ek' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

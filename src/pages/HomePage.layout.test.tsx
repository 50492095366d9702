import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { waitForEarlierCalls } from '../../test/calls/waitForEarlierCalls';
import { renderApp } from '../../test/app/renderApp';
import { setViewportWidth } from '../../test/setup/viewport';

test('a column says what it sorts by if it does not show that value', async () => {
  renderApp({ styled: true });
  await screen.findByText('Ada Okafor');
  expect(screen.getByRole('button', { name: 'Name' })).not.toHaveAccessibleDescription();
  for (const [name, text] of [
    ['Role', 'Sorts by position'],
    ['Total Evaluations', 'Sorts by hire date'],
  ] as const) {
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(text);
    expect(screen.getByRole('columnheader', { name })).toBeVisible();
  }
});

test('on a small screen, a menu has the sort orders of every column', async () => {
  setViewportWidth(375);
  const { user, router } = renderApp();
  await screen.findByText('Ada Okafor');
  const openMenu = async () => {
    await user.click(screen.getByRole('button', { name: 'More' }));
    return await screen.findAllByRole('menuitemradio');
  };
  const selected = () => screen.getByRole('menuitemradio', { checked: true });
  expect(await openMenu()).toHaveLength(9);
  expect(selected()).toHaveTextContent('Default order');
  const first = () => document.querySelector('tbody a');
  const before = first()?.textContent;
  await user.click(screen.getByText('Role (by position), descending'));
  expect(router.state.location.search).toBe('?sort=-role');
  await openMenu();
  expect(selected()).toHaveTextContent('Role (by position), descending');
  await user.click(screen.getByText('Default order'));
  expect(router.state.location.search).toBe('');
  expect(first()).toHaveTextContent(before ?? '');
});

test('the table is as high as its rows and does not shrink while the user types', async () => {
  const employees = Array.from({ length: 12 }, (_, index) =>
    buildEmployee({ _id: `${index}`, name: `P${index + 11}`, evaluations: [] }),
  );
  const { user, router } = renderApp();
  server.use(http.get('*/api/employees', () => HttpResponse.json({ employees })));
  const rows = () => screen.queryAllByRole('link', { name: /^P\d\d$/ });
  const height = () => screen.getByRole('table').parentElement?.style.minHeight;

  await screen.findByText('P11');
  const full = height();
  // The pages stay where they are from one page to the next.
  await user.click(await screen.findByLabelText('Go to page 2'));
  expect(rows()).toHaveLength(2);
  expect(height()).toBe(full);

  await user.type(screen.getByLabelText('Search employees'), 'p11');
  expect(rows()).toHaveLength(1);
  expect(height()).toBe(full);
  await waitFor(() => {
    expect(router.state.location.search).toBe('?q=p11');
  });
  const heightOfOneRow = height();
  expect(heightOfOneRow).not.toBe(full);
  await user.keyboard('{Backspace}');
  expect(rows()).toHaveLength(9);
  const heightOfNineRows = height();
  await user.keyboard('9');
  expect(rows()).toHaveLength(1);
  expect(height()).toBe(heightOfNineRows);
  await user.click(document.body);
  expect(height()).toBe(heightOfOneRow);
});

/** Expects no pages yet, because they come after the rows. */
async function expectNoPages() {
  await waitForEarlierCalls();
  expect(screen.queryByText(/ of 0$/)).not.toBeInTheDocument();
  expect(screen.queryByLabelText('page 1')).not.toBeInTheDocument();
}

test('without employees, the middle of the screen offers to add an employee', async () => {
  const { user } = renderApp({ mock: 'empty' });
  const text = await screen.findByText('No employees found.');
  expect(screen.queryByText('Try again')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await expectNoPages();
  const message = text.closest<HTMLElement>('[role="status"]');
  if (!message) throw new Error('There is no status');
  await user.click(within(message).getByRole('button', { name: 'Add Employee' }));
  expect(await screen.findByRole('dialog', { name: 'Add New Employee' })).toBeVisible();
});

test('if nobody matches, the search can be cleared', async () => {
  const { user } = renderApp({ path: '/?q=nobody' });
  const clear = await screen.findByRole('button', { name: 'Clear search' });
  expect(screen.getByText('No employees found.')).toBeVisible();
  await expectNoPages();
  await user.click(clear);
  expect(await screen.findByText('57 employees')).toBeVisible();
  expect(await screen.findByText('1–10 of 57')).toBeVisible();
  expect(await screen.findByLabelText('page 1')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

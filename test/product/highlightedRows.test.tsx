import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../mocks/runtimes/node';
import { enter } from '../app/enter';
import { renderApp } from '../app/renderApp';

const GRACE = { Name: 'Grace Hopper', Email: 'Grace@Example.com', Age: '36', Password: 'secret-7' };

/** Returns the highlighted rows. */
const highlightedRows = () => screen.queryAllByRole('row').filter((row) => 'saved' in row.dataset);

async function expectHighlighted(text: string) {
  await waitFor(() => {
    expect(highlightedRows()).toHaveLength(1);
  });
  expect(highlightedRows()[0]).toHaveTextContent(text);
}

async function save(
  user: UserEvent,
  opener: HTMLElement | undefined,
  fields: Record<string, string>,
) {
  if (!opener) throw new Error('There is no button that opens the dialog');
  await user.click(opener);
  const dialog = await screen.findByRole('dialog');
  await enter(user, fields);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
}

test('Home goes to the page of a new employee and highlights the row for a moment', async () => {
  const { user, router } = renderApp();
  await screen.findByText('57 employees');
  await save(user, screen.getByRole('button', { name: 'Add Employee' }), GRACE);
  await expectHighlighted('Grace Hopper');
  expect(await screen.findByLabelText('page 6')).toHaveAttribute('aria-current', 'page');
  expect(router.state.location.search).toBe('?page=6');
  await waitFor(() => {
    expect(highlightedRows()).toEqual([]);
  });
  expect(screen.getByText('Grace Hopper')).toBeVisible();
});

test('a search that hides the new employee is cleared', async () => {
  const { user, router } = renderApp({ path: '/?q=okafor&sort=-name' });
  expect(await screen.findByText('1 of 57 employees')).toBeVisible();
  await save(user, screen.getByRole('button', { name: 'Add Employee' }), GRACE);
  await expectHighlighted('Grace Hopper');
  expect(screen.getByLabelText('Search employees')).toHaveValue('');
  expect(router.state.location.search).toMatch(/^\?sort=-name&page=\d$/);
});

test('Home stays on its page if the new employee is not in the list', async () => {
  const { user, router } = renderApp();
  await screen.findByText('57 employees');
  const loads = jest.fn();
  server.use(
    http.get('*/api/employees', loads),
    http.post('*/api/auth/register', () =>
      HttpResponse.json({ token: 'a', role: null }, { status: 201 }),
    ),
  );
  await save(user, screen.getByRole('button', { name: 'Add Employee' }), GRACE);
  await waitFor(() => {
    expect(loads).toHaveBeenCalled();
  });
  expect(await screen.findByText('57 employees')).toBeVisible();
  expect(highlightedRows()).toEqual([]);
  expect(router.state.location.search).toBe('');
});

const EVALUATION = { Note: 'Calm and kind.', Score: '6.5' };

test('Home highlights the employee who was evaluated', async () => {
  const { user } = renderApp({ path: '/?q=okafor' });
  await save(user, await screen.findByRole('button', { name: 'Add Evaluation' }), EVALUATION);
  await expectHighlighted('Ada Okafor');
  expect(screen.getByLabelText('Search employees')).toHaveValue('okafor');
});

test.each(['/evaluations', '/employee-profile/employee-006'])(
  '%s highlights an edited evaluation after it has loaded again',
  async (path) => {
    const { user } = renderApp({ path });
    const edit = (await screen.findAllByRole('button', { name: 'Edit' }))[1];
    await save(user, edit, EVALUATION);
    await expectHighlighted('Calm and kind.');
  },
);

import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../../test/app/renderApp';

const open = '/all-evaluations?overview=1';

const press = (name: string) => screen.findByRole('button', { name });

type User = ReturnType<typeof renderApp>['user'];

/** Fills in the dialog of a person, and presses one of its buttons. */
async function evaluate(user: User, name: string) {
  await user.type(await screen.findByLabelText('Note'), 'Good');
  await user.click(screen.getByRole('radio', { name: '7' }));
  await user.click(await press(name));
}

test('everybody who is due is evaluated in turn, and their sheets can be printed', async () => {
  const { user, router, mock } = renderApp({
    path: `${open}&period=this-year`,
    mock: { seed: { employees: 3, evaluations: 0 } },
  });
  await user.click(await press('Evaluate 3 people'));
  const first = await screen.findByRole('dialog');
  expect(first).toHaveAccessibleDescription(/^1 of 3\u00a0·\u00a0.+\u00a0·\u00a0never evaluated$/);
  await evaluate(user, 'Save and next');
  await waitFor(() => {
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^2 of 3/);
  });
  await user.click(await press('Skip'));
  await waitFor(() => {
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^3 of 3/);
  });
  await evaluate(user, 'Save');
  expect(
    await screen.findByRole('dialog', { name: '2 of 3 are evaluated, 1 skipped.' }),
  ).toBeVisible();
  const print = screen.getByRole('link', { name: 'Print sheets' });
  expect(print).toHaveFocus();
  const evaluated = mock
    .db()
    .evaluations({})
    .map(({ employeeId }) => employeeId)
    .reverse();
  await user.click(print);
  expect(router.state.location.pathname).toBe('/results/print');
  expect(router.state.location.search).toBe(
    `?${new URLSearchParams({ ids: evaluated.join(',') })}&period=this-year`,
  );
  for (const sheet of await screen.findAllByRole('article')) {
    expect(sheet).toHaveTextContent('Good');
  }
});

test('a row starts the queue at its person, and the last dialog says that everybody was evaluated', async () => {
  const { user } = renderApp({ path: open, mock: { seed: { employees: 3, evaluations: 0 } } });
  const reads = jest.fn();
  server.use(http.get('*/api/employees', reads));
  const [, second] = await screen.findAllByRole('button', { name: 'Add Evaluation' });
  if (!second) throw new Error('There is nobody to evaluate');
  await user.click(second);
  await evaluate(user, 'Save and next');
  await waitFor(() => {
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^2 of 2/);
  });
  await evaluate(user, 'Save');
  expect(await screen.findByRole('dialog', { name: 'All 2 are evaluated.' })).toBeVisible();
  expect(reads).toHaveBeenCalledTimes(1);
  await user.click(await press('Close'));
  await screen.findByText(/^All time: 1 of 3 people/);
  await waitFor(() => {
    expect(reads).toHaveBeenCalledTimes(2);
  });
  const left = await press('Add Evaluation');
  await waitFor(() => {
    expect(left).toHaveFocus();
  });
  // A single person has no queue. The dialog closes, and the focus stays in the overview, where nobody is left.
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
  await evaluate(user, 'Save');
  await screen.findByText(/^All time: 0 of 3 people/);
  await waitFor(() => {
    expect(screen.getByRole('region', { name: 'Overview' })).toHaveFocus();
  });
});

test('if everybody is skipped, there is nothing to print', async () => {
  const { user } = renderApp({ path: open, mock: { seed: { employees: 2, evaluations: 0 } } });
  await user.click(await press('Evaluate 2 people'));
  await user.click(await press('Skip'));
  await waitFor(() => {
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^2 of 2/);
  });
  await user.click(await press('Skip'));
  expect(
    await screen.findByRole('dialog', { name: '0 of 2 are evaluated, 2 skipped.' }),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Print sheets' })).not.toBeInTheDocument();
  expect(await press('Close')).toHaveFocus();
});

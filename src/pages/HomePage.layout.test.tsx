import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { laterCall } from '../../test/calls/laterCall';
import { renderApp } from '../../test/app/renderApp';

test('the column that sorts says what it sorts by, in sight', async () => {
  const { user } = renderApp({ styled: true });
  await screen.findByText('Ada Okafor');
  const [byPosition, byHireDate] = ['Sorts by position', 'Sorts by hire date'];
  expect(screen.getByText(byPosition)).not.toBeVisible();
  await user.click(screen.getByText('Role'));
  // Not with the focus on it, nor the pointer.
  await user.click(screen.getByText('Actions'));
  expect(screen.getByText(byPosition)).toBeVisible();
  expect(screen.getByText(byHireDate)).not.toBeVisible();
  await user.click(screen.getByText('Total Evaluations'));
  await user.click(screen.getByText('Actions'));
  expect(screen.getByText(byPosition)).not.toBeVisible();
  expect(screen.getByText(byHireDate)).toBeVisible();
});

test('the table is as high as its rows, and does not shrink while somebody types', async () => {
  const numbers = Array.from({ length: 12 }, (_, index) => `P${index + 11}`);
  const employees = numbers.map((name) => buildEmployee({ _id: name, name, evaluations: [] }));
  const { user, router } = renderApp();
  server.use(http.get('*/api/employees', () => HttpResponse.json({ employees })));
  const names = () =>
    screen.queryAllByRole('link', { name: /^P\d\d$/ }).map(({ textContent }) => textContent);
  const height = () => screen.getByRole('table').parentElement?.style.minHeight;

  await screen.findByText('P11');
  const full = height();
  // The pages stay where they are from one page to the next.
  await user.click(await screen.findByLabelText('Go to page 2'));
  expect(names()).toHaveLength(2);
  expect(height()).toBe(full);

  await user.type(screen.getByLabelText('Search employees'), 'p11');
  expect(names()).toEqual(['P11']);
  expect(height()).toBe(full);
  await waitFor(() => {
    expect(router.state.location.search).toBe('?q=p11');
  });
  const one = height();
  expect(one).not.toBe(full);
  await user.keyboard('{Backspace}');
  expect(names()).toHaveLength(9);
  const nine = height();
  await user.keyboard('9');
  expect(names()).toEqual(['P19']);
  expect(height()).toBe(nine);
  await user.click(document.body);
  expect(height()).toBe(one);
});

test('where there is nobody, the middle of the screen offers to add an employee', async () => {
  const { user } = renderApp({ mock: 'empty' });
  const text = await screen.findByText('No employees found.');
  expect(screen.queryByText('Try again')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // The pages come after the rows.
  await laterCall();
  expect(screen.queryByText(/ of 0$/)).not.toBeInTheDocument();
  expect(screen.queryByLabelText('page 1')).not.toBeInTheDocument();
  const message = text.closest<HTMLElement>('[role="status"]');
  if (!message) throw new Error('No status');
  await user.click(within(message).getByRole('button', { name: 'Add Employee' }));
  expect(await screen.findByRole('dialog', { name: 'Add New Employee' })).toBeVisible();
});

test('where nobody matches, the search can be cleared', async () => {
  const { user } = renderApp({ path: '/?q=nobody' });
  const clear = await screen.findByRole('button', { name: 'Clear search' });
  // The pages come after the rows.
  await laterCall();
  expect(screen.queryByText(/ of 0$/)).not.toBeInTheDocument();
  expect(screen.queryByLabelText('page 1')).not.toBeInTheDocument();
  await user.click(clear);
  expect(await screen.findByText('57 employees')).toBeVisible();
  expect(await screen.findByText('1–10 of 57')).toBeVisible();
  expect(await screen.findByLabelText('page 1')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

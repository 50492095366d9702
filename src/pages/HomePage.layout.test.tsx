import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee } from '../../mocks/db/builders';
import { server } from '../../mocks/hosts/node';
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

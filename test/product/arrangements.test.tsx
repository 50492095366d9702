import { screen } from '@testing-library/react';
import { renderApp } from '../app/renderApp';
import { server } from '../../mocks/runtimes/node';
import { createArrangedMock } from '../../mocks/engine/arrangedMock';
import { DEFAULT_ARRANGEMENT } from '../../mocks/engine/arrangement';

test('the app shows what a rule says, and what the next one says without a reload', async () => {
  const { queryClient } = renderApp();
  const mock = createArrangedMock({
    arrangement: {
      ...DEFAULT_ARRANGEMENT,
      rules: { listEmployees: [{ answer: 'mock', delay: 'forever' }] },
    },
  });
  server.use(...mock.handlers);
  expect(await screen.findByText('Loading employees...')).toBeVisible();

  mock.set(DEFAULT_ARRANGEMENT);
  expect(await screen.findByText('ada.admin@example.com')).toBeVisible();

  const body = { employees: [{ _id: 'e1', email: 'grace@example.com' }], total: 1 };
  mock.set({
    ...DEFAULT_ARRANGEMENT,
    rules: { listEmployees: [{ answer: 'fixed', status: 200, body }] },
  });
  void queryClient.invalidateQueries();
  expect(await screen.findByText('grace@example.com')).toBeVisible();
  expect(mock.getSnapshot().log.map(({ answer }) => answer?.by)).toEqual(['mock', 'fixed']);
});

import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildStatistics } from '../../mocks/db/builders';
import { server } from '../../mocks/hosts/node';
import { expectConsoleError } from '../../test/console';
import { renderApp } from '../../test/renderApp';

const LABELS = ['Total Evaluations', 'Average Score', 'Max Score', 'Min Score'];

/** Searches for the one Bo Li of the mock and presses Statistics. */
async function openStatistics(respond: () => Response) {
  const view = renderApp({ path: '/results' });
  server.use(http.get('*/api/evaluations/results/:id', respond));
  await view.user.type(await screen.findByRole('searchbox'), 'bo li{Enter}');
  const card = await screen.findByRole('listitem');
  await view.user.click(within(card).getByRole('button', { name: 'Statistics' }));
  const dialog = await screen.findByRole('dialog', { name: 'Statistics' });
  return { ...view, card, dialog };
}

const numbers = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

test('the button Statistics on a card shows the four numbers of that employee', async () => {
  const { user, dialog } = await openStatistics(() => HttpResponse.json(buildStatistics()));
  expect(await within(dialog).findByText('7.25')).toBeVisible();
  expect(
    within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(LABELS);
  expect(numbers(dialog)).toEqual(['4', '7.25', '9', '5']);

  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('without evaluations the scores are N/A and their number is 0', async () => {
  const { dialog } = await openStatistics(() => HttpResponse.json({ totalEvaluations: 0 }));
  expect(await within(dialog).findByText('0')).toBeVisible();
  expect(numbers(dialog)).toEqual(['0', 'N/A', 'N/A', 'N/A']);
});

test('statistics that cannot be read are N/A, and that is only logged (spec section 8)', async () => {
  expectConsoleError(/^Error fetching evaluation results/);
  const { dialog } = await openStatistics(() =>
    HttpResponse.json({ message: 'Broken' }, { status: 500 }),
  );
  expect(await within(dialog).findAllByText('N/A')).toHaveLength(4);
  expect(screen.queryByText('Broken')).toBeNull();
});

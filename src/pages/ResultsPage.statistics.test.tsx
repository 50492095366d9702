import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildStatistics } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { expectConsoleError } from '../../test/setup/console';
import { renderApp } from '../../test/app/renderApp';

const LABELS = ['Total Evaluations', 'Average Score', 'Max Score', 'Min Score'];

/** Searches for the one Bo Li of the mock and presses Statistics. */
async function openStatistics(respond: () => Response) {
  const view = renderApp({ path: '/results' });
  server.use(http.get('*/api/evaluations/results/:id', respond));
  await view.user.type(await screen.findByRole('searchbox'), 'bo li{Enter}');
  const card = await screen.findByRole('listitem');
  const button = within(card).getByRole('button', { name: 'Statistics' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await view.user.click(button);
  const statistics = within(card).getByRole('group', { name: 'Statistics of Bo Li' });
  return { ...view, card, button, statistics };
}

const texts = (place: HTMLElement, role: 'term' | 'definition') =>
  within(place)
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

test('the button Statistics opens the four numbers inside the card of that employee', async () => {
  const { user, button, statistics } = await openStatistics(() =>
    HttpResponse.json(buildStatistics()),
  );
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveAttribute('aria-controls', statistics.id);
  expect(await within(statistics).findByText('7.3')).toBeVisible();
  expect(texts(statistics, 'term')).toEqual(LABELS);
  expect(texts(statistics, 'definition')).toEqual(['4', '7.3 of 10', '9 of 10', '5 of 10']);
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(statistics).not.toBeInTheDocument();
});

test('several cards are open at a time', async () => {
  const { user } = renderApp({ path: '/results?q=mar' });
  const [first, second] = await screen.findAllByRole('button', { name: 'Statistics' });
  if (!first || !second) throw new Error('Two cards are missing');
  await user.click(first);
  await user.click(second);
  expect(screen.getAllByRole('group', { name: /^Statistics of / })).toHaveLength(2);
});

test('without evaluations the scores are N/A and their number is 0', async () => {
  const { statistics } = await openStatistics(() => HttpResponse.json({ totalEvaluations: 0 }));
  expect(await within(statistics).findByText('0')).toBeVisible();
  expect(texts(statistics, 'definition')).toEqual(['0', 'N/A', 'N/A', 'N/A']);
});

test('statistics that cannot be read are N/A, and that is only logged', async () => {
  expectConsoleError(/^Error fetching evaluation results/);
  const { statistics } = await openStatistics(() =>
    HttpResponse.json({ message: 'Broken' }, { status: 500 }),
  );
  expect(await within(statistics).findAllByText('N/A')).toHaveLength(4);
  expect(screen.queryByText('Broken')).toBeNull();
});

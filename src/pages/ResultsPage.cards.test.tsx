import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee, buildStatistics } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../../test/app/renderApp';
import { displayedDetails } from '../../test/app/displayedDetails';

function saveData(value: boolean) {
  if (!navigator.connection)
    throw new Error('test/setup/setupScreens.ts must set navigator.connection');
  jest.replaceProperty(navigator.connection, 'saveData', value);
}

afterEach(() => {
  jest.restoreAllMocks();
});

const allEmployees = Array.from({ length: 200 }, (_, index) =>
  buildEmployee({ _id: `e${index}`, name: `Number ${index}` }),
);

/** Opens Results with 200 cards. Returns whose statistics were requested, and how many calls were pending at most. */
async function openCards(
  respond: () => Response = () => HttpResponse.json(buildStatistics()),
  employees = allEmployees,
) {
  const app = renderApp({ path: '/results?q=' });
  const calls = { asked: [] as number[], evaluations: 0, running: 0, most: 0 };
  server.use(
    http.get('*/api/employees', () => HttpResponse.json({ employees })),
    http.get('*/api/evaluations/results/:id', async ({ params }) => {
      calls.asked.push(Number(String(params['id']).slice(1)));
      calls.running += 1;
      calls.most = Math.max(calls.most, calls.running);
      await new Promise((resolve) => setTimeout(resolve, 30));
      calls.running -= 1;
      return respond();
    }),
    http.get('*/api/evaluations/employee/:id', () => {
      calls.evaluations += 1;
      return HttpResponse.json([]);
    }),
  );
  expect(await screen.findByText(`${employees.length} found`)).toBeVisible();
  return { ...app, calls };
}

function scrollTo(y: number) {
  act(() => {
    jest.replaceProperty(window, 'scrollY', y);
    fireEvent.scroll(window);
  });
}

const firstCard = async () => {
  const [card] = await screen.findAllByRole('listitem');
  if (!card) throw new Error('There is no card');
  return card;
};

test('a click on a card opens the profile', async () => {
  const { user } = renderApp({ path: '/results?q=bo+li' });
  const card = await firstCard();
  expect(within(card).getByRole('link', { name: 'Bo Li' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/employee-profile\/\w/),
  );
  await user.click(within(card).getByText(/@/));
  expect(await screen.findByRole('heading', { name: "Bo Li's Profile" })).toBeVisible();
});

test('a click on a control of the card, or with selected text, does not leave the page', async () => {
  const { user, router } = await openCards();
  const card = await firstCard();
  const email = within(card).getByText('grace.hopper@example.com');
  await user.click(within(card).getByRole('button', { name: 'Statistics' }));
  await user.pointer([
    { keys: '[MouseLeft>]', target: email, offset: 0 },
    { target: email, offset: 5 },
    { keys: '[/MouseLeft]', target: email },
  ]);
  expect(window.getSelection()?.toString()).toBe('grace');
  expect(router.state.location.pathname).toBe('/results');
  expect(within(card).getByRole('group', { name: 'Statistics of Number 0' })).toBeVisible();
});

test('cards that stay in view show their statistics, with at most six calls at a time', async () => {
  saveData(false);
  const { calls } = await openCards();
  const card = within(await firstCard());
  expect(await card.findByText('7.3')).toBeVisible();
  expect(card.getByText('4 evaluations')).toBeVisible();
  await waitFor(() => {
    expect(calls.running).toBe(0);
  });
  expect(calls.most).toBeLessThanOrEqual(6);
  // Only the statistics of cards in view are read, and not those of the cards that are rendered above and below.
  expect(calls.asked.length).toBeLessThan(screen.getAllByRole('listitem').length);
});

test('the statistics of cards that are scrolled past are not read', async () => {
  saveData(false);
  const { calls } = await openCards();
  await within(await firstCard()).findByText(/^Average/);
  scrollTo(8_000);
  scrollTo(16_000);
  await waitFor(() => {
    expect(calls.asked.some((place) => place > 90)).toBe(true);
  });
  expect(calls.asked.filter((place) => place > 30 && place < 90)).toEqual([]);
});

test('a user who saves data reads only the statistics of opened cards', async () => {
  saveData(true);
  const { user, calls } = await openCards();
  const buttons = await screen.findAllByRole('button', { name: 'Statistics' });
  if (buttons[2]) await user.click(buttons[2]);
  expect(await screen.findByText('7.3')).toBeVisible();
  expect(calls).toMatchObject({ asked: [2], evaluations: 0 });
});

test('the Statistics button shows the four numbers inside the card, and several cards can be open', async () => {
  const { user } = await openCards(undefined, allEmployees.slice(0, 2));
  const [button, otherButton] = screen.getAllByRole('button', { name: 'Statistics' });
  if (!button || !otherButton) throw new Error('Two cards are missing');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  const statistics = within(await firstCard()).getByRole('group', {
    name: 'Statistics of Number 0',
  });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveAttribute('aria-controls', statistics.id);
  expect(await within(statistics).findByText('7.3')).toBeVisible();
  expect(displayedDetails(statistics)).toEqual({
    'Total Evaluations': '4',
    'Average Score': '7.3 of 10',
    'Max Score': '9',
    'Min Score': '5',
  });
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(otherButton);
  expect(screen.getAllByRole('group', { name: /^Statistics of / })).toHaveLength(2);
  await user.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(statistics).not.toBeInTheDocument();
});

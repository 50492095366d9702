import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/hosts/node';
import { expectConsoleError } from '../../../test/console';
import { renderApp } from '../../../test/renderApp';

/** Home with its first link to a profile, and the addresses that were asked for since. */
async function openHome() {
  const { user } = renderApp();
  const [link] = await screen.findAllByRole('link', { name: 'View Profile' });
  if (!link) throw new Error('Nobody is listed');
  const asked: string[] = [];
  server.use(
    http.get('*/api/*', ({ request }) => {
      asked.push(new URL(request.url).pathname);
    }),
  );
  return { user, link, asked };
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50));

test('what a profile shows is asked for when its link is pressed, and not again when it is let go', async () => {
  const { user, link, asked } = await openHome();
  const id = link.getAttribute('href')?.split('/').at(-1) ?? '';
  const calls = [`/api/employees/${id}`, `/api/evaluations/employee/${id}`];

  await user.pointer({ keys: '[MouseLeft>]', target: link });
  await waitFor(() => {
    expect(asked.toSorted()).toEqual(calls);
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Employees');

  await user.pointer({ keys: '[/MouseLeft]', target: link });
  expect(await screen.findByRole('heading', { name: /'s Profile$/ })).toBeVisible();
  await aMoment();
  expect(asked.toSorted()).toEqual(calls);
});

test.each([
  ['a link is opened in a tab of its own', '[MouseLeft]', '{Control>}'],
  ['the menu of a link is opened', '[MouseRight]', '{Shift}'],
])('nothing is asked for where %s', async (_what, pressed, before) => {
  const { user, link, asked } = await openHome();
  // The new tab is the browser's.
  link.addEventListener('click', (event) => {
    event.preventDefault();
  });
  await user.keyboard(before);
  await user.pointer({ keys: pressed, target: link });
  await aMoment();
  expect(asked).toEqual([]);
});

test('what fails then is asked for once more by the screen, which tells of it', async () => {
  const { user, link } = await openHome();
  server.use(
    http.get('*/api/employees/:id', () => HttpResponse.json({ message: 'No' }, { status: 404 })),
  );
  expectConsoleError('Error fetching employee data');
  await user.pointer({ keys: '[MouseLeft>]', target: link });
  await aMoment();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Employees');

  expectConsoleError('Error fetching employee data');
  await user.pointer({ keys: '[/MouseLeft]', target: link });
  expect(await screen.findByText('Employee not found')).toBeVisible();
});

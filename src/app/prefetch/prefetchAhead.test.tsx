import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import { expectConsoleError } from '../../../test/setup/console';
import { renderApp } from '../../../test/app/renderApp';

const mockLoaded: string[] = [];

jest.mock('../../pages/EmployeeProfilePage', () => {
  mockLoaded.push('profile');
  return jest.requireActual<object>('../../pages/EmployeeProfilePage');
});
jest.mock('../../components/toasts/Snackbars', () => {
  mockLoaded.push('toasts');
  return jest.requireActual<object>('../../components/toasts/Snackbars');
});
jest.mock('../../features/evaluations/dialogs/EvaluationDialog', () => {
  mockLoaded.push('dialog');
  return jest.requireActual<object>('../../features/evaluations/dialogs/EvaluationDialog');
});

/** Sets whether the user asks to save data. In all other tests the user does, so that they load only what they use. */
function saveData(value: boolean) {
  if (!navigator.connection)
    throw new Error('test/setup/setupScreens.ts must set navigator.connection');
  jest.replaceProperty(navigator.connection, 'saveData', value);
}

beforeEach(() => {
  saveData(false);
});

/** Opens Home, and returns its first link to a profile and the addresses that are requested from now on. */
async function openHome() {
  const { user } = renderApp();
  const [link] = await screen.findAllByRole('link', { name: 'View Profile' });
  if (!link) throw new Error('The table is empty');
  const requested: string[] = [];
  server.use(
    http.get('*/api/*', ({ request }) => {
      requested.push(new URL(request.url).pathname);
    }),
  );
  const id = link.getAttribute('href')?.split('/').at(-1) ?? '';
  const profile = [`/api/employees/${id}`, `/api/evaluations/employee/${id}`];
  return { user, link, requested, profile };
}

/** Waits until requested code has run. */
const untilLoaded = () => new Promise((resolve) => setTimeout(resolve, 100));

const LATER = '/api/evaluations/evaluator';

/** Goes to another screen and waits for its data. Earlier requests have been recorded by then. */
async function openAnotherScreen(user: UserEvent) {
  await user.click(screen.getByRole('link', { name: 'My Evaluations' }));
  await screen.findByRole('table', { name: 'Employee Evaluations' });
}

// This test runs before other tests load the code.
test('nothing is prefetched for a user who saves data', async () => {
  saveData(true);
  const { user, link, requested } = await openHome();
  await user.pointer({ keys: '[MouseLeft>]', target: link });
  await openAnotherScreen(user);
  expect(requested).toEqual([LATER]);
  expect(mockLoaded).toEqual([]);
});

test('the code of the profile loads when the browser is idle, and that of the dialog when the pointer is on its button', async () => {
  const { user, requested } = await openHome();
  await waitFor(() => {
    expect(mockLoaded).toEqual(['profile', 'toasts']);
  });
  await user.hover(screen.getByRole('button', { name: 'Go to page 2' }));
  await untilLoaded();
  expect(mockLoaded).not.toContain('dialog');
  const [button] = screen.getAllByRole('button', { name: 'Add Evaluation' });
  if (button) await user.hover(button);
  await waitFor(() => {
    expect(mockLoaded).toContain('dialog');
  });
  expect(requested).toEqual([]);
});

test('the data of a profile are requested when its link is pressed, and not again when it is released', async () => {
  const { user, link, requested, profile } = await openHome();
  await user.pointer({ keys: '[MouseLeft>]', target: link });
  await waitFor(() => {
    expect(requested.toSorted()).toEqual(profile);
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Employees');

  await user.pointer({ keys: '[/MouseLeft]', target: link });
  expect(await screen.findByRole('heading', { name: /'s Profile$/ })).toBeVisible();
  await openAnotherScreen(user);
  expect(requested.toSorted()).toEqual([...profile, LATER].toSorted());
});

test('a read that fails is logged once, although its link was pressed with a mouse', async () => {
  const { user, link, requested, profile } = await openHome();
  server.use(
    http.get('*/api/employees/:id', ({ request }) => {
      requested.push(new URL(request.url).pathname);
      return HttpResponse.json({ message: 'No' }, { status: 404 });
    }),
  );
  expectConsoleError('Error fetching employee data');
  await user.pointer({ keys: '[MouseLeft>]', target: link });
  await waitFor(() => {
    expect(requested.toSorted()).toEqual(profile);
  });
  await user.pointer({ keys: '[/MouseLeft]', target: link });
  expect(await screen.findByText('Employee not found')).toBeVisible();
  await openAnotherScreen(user);
  expect(requested.toSorted()).toEqual([...profile, LATER].toSorted());
});

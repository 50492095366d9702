import { fireEvent, screen, within } from '@testing-library/react';
import { runMock } from '../../mocks/runtimes/runMock';
import { takeMockParameter } from '../../mocks/runtimes/browser/choice';
import { session } from '../../src/session/session';
import { renderApp } from '../../test/app/renderApp';
import { mockOverlay } from './mockOverlay';
import { HEALTHY } from './renderWorkbench';

/** Opens the app as `startMock` does. */
function open(value: string) {
  window.history.replaceState(null, '', `/?mock=${value}`);
  const choice = takeMockParameter(new URL(window.location.href));
  return renderApp({
    mock: choice?.config,
    overlay: (mock, router) =>
      mockOverlay({ mock, worker: HEALTHY, problems: choice?.problems, persona: choice?.persona })(
        router,
      ),
  });
}

const NOTICE = { name: 'Notice of the mock' };
const notice = () => screen.findByRole('status', NOTICE);

test('a notice about an unknown scenario lists the scenarios until it is closed', async () => {
  const { user } = open('emtpy');
  expect(await notice()).toHaveTextContent('There is no scenario "emtpy".');
  expect(await notice()).toHaveTextContent(
    /Scenarios: default, empty, .*extreme, .*manyEmployees\./,
  );
  expect(await screen.findByText('57 employees')).toBeVisible();
  await user.click(within(await notice()).getByRole('button', { name: 'Close notice' }));
  expect(screen.queryByRole('status', NOTICE)).not.toBeInTheDocument();
});

test('Alt+Shift+M opens the panel even before the browser is idle', async () => {
  Object.assign(window, { requestIdleCallback: () => 0 });
  open('default');
  expect(await screen.findByText('57 employees')).toBeVisible();
  fireEvent.keyDown(document.body, { code: 'KeyM', altKey: true, shiftKey: true });
  const page = within(document.documentElement);
  expect(await page.findByRole('region', { name: 'Mock workbench' })).toBeVisible();
});

test('the persona of the address is signed in', () => {
  const mock = runMock();
  mockOverlay({ mock, worker: HEALTHY, problems: undefined, persona: 'Manager' });
  expect(session.get()).toMatchObject({ role: 'Manager', email: 'mario.manager@example.com' });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

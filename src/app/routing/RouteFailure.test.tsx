import { act, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expectConsoleError } from '../../../test/setup/console';
import { renderApp } from '../../../test/app/renderApp';

/** The parts of the app that are broken. */
const mockFaults = { isResultsBroken: false, isListMissing: false, isFrameMissing: false };

jest.mock('../../pages/ResultsPage', () => {
  const { ResultsPage } = jest.requireActual<{ ResultsPage: ComponentType }>(
    '../../pages/ResultsPage',
  );
  return {
    ResultsPage: () => {
      if (mockFaults.isResultsBroken) throw new TypeError('results is undefined');
      return <ResultsPage />;
    },
  };
});

jest.mock('../../pages/AllEvaluationsPage', () => {
  if (mockFaults.isListMissing) throw new TypeError('Failed to fetch the page');
  return jest.requireActual<object>('../../pages/AllEvaluationsPage');
});

jest.mock('../layout/AppLayout', () => {
  if (mockFaults.isFrameMissing) throw new TypeError('Failed to fetch the frame');
  return jest.requireActual<object>('../layout/AppLayout');
});

const SORRY = 'Something went wrong';
const tryAgain = () => screen.findByRole('button', { name: 'Try again' });

afterEach(() => {
  Object.assign(mockFaults, {
    isResultsBroken: false,
    isListMissing: false,
    isFrameMissing: false,
  });
});

// This test is the first, because code that was loaded once stays loaded.
test('a failed load of the frame shows an error and can be tried again', async () => {
  mockFaults.isFrameMissing = true;
  const { user } = renderApp({ mock: 'empty' });
  expectConsoleError(/^Something went wrong.*Failed to fetch the frame/s);
  expect(await screen.findByText(SORRY)).toBeVisible();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();

  mockFaults.isFrameMissing = false;
  await user.click(await tryAgain());
  expect(await screen.findByRole('heading', { name: 'Employees' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
});

test('a screen that throws keeps the header, is logged once and can be rendered again', async () => {
  mockFaults.isResultsBroken = true;
  const { user, router } = renderApp({ path: '/results' });
  const from = { pathname: '/', search: '?q=ada', state: null };
  await act(() => router.navigate('/results', { replace: true, state: { from } }));
  expectConsoleError(/^Something went wrong TypeError: results is undefined/);
  expect(await screen.findByText(SORRY)).toBeVisible();
  const header = within(screen.getByRole('banner'));
  expect(header.getByText('Employee Dashboard')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(/^Something went wrongTry again$/);

  expectConsoleError(/^Something went wrong TypeError: results is undefined/);
  await user.click(await tryAgain());
  expect(await screen.findByText(SORRY)).toBeVisible();

  mockFaults.isResultsBroken = false;
  await user.click(await tryAgain());
  expect(await screen.findByRole('heading', { name: 'Results' })).toBeVisible();
  expect(screen.queryByText(SORRY)).not.toBeInTheDocument();
  expect(router.state.location.state).toEqual({ from });
});

test('a screen that throws still links to other screens', async () => {
  mockFaults.isResultsBroken = true;
  const { user } = renderApp({ path: '/results', mock: 'empty' });
  expectConsoleError(SORRY);
  await tryAgain();
  await user.click(screen.getByRole('link', { name: 'My Evaluations' }));
  expect(await screen.findByRole('heading', { name: 'Employee Evaluations' })).toBeVisible();
  expect(screen.queryByText(SORRY)).not.toBeInTheDocument();
});

test('a failed load of a screen shows an error below the header and can be tried again', async () => {
  mockFaults.isListMissing = true;
  const { user } = renderApp({ mock: 'empty' });
  expectConsoleError(/^Something went wrong.*Failed to fetch the page/s);
  await user.click(await screen.findByRole('link', { name: 'All Evaluations' }));
  expect(await screen.findByText(SORRY)).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();

  mockFaults.isListMissing = false;
  await user.click(await tryAgain());
  expect(await screen.findByRole('heading', { name: 'All Evaluations' })).toBeVisible();
});

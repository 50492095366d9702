import { act, fireEvent, screen } from '@testing-library/react';
import { expectConsoleError } from '../setup/console';
import { enter } from '../app/enter';
import { acceptAnyResponse } from '../setup/network';
import { renderApp } from '../app/renderApp';
import type { StateName } from '../../mocks/states/states';

/** Shows each kept state on its screen. */

const EVALUATION = '/evaluation/evaluation-0386';

/** Opens the evaluation's dialog and saves another note. */
async function startSaving(mock: StateName) {
  const app = renderApp({ path: EVALUATION, mock });
  await screen.findByText('Liam O’Brien', { exact: false, selector: 'h1' });
  fireEvent.click(screen.getByText('Edit'));
  await enter(app.user, { Note: 'Another note' });
  const save = () => {
    fireEvent.click(screen.getByText('Save'));
  };
  save();
  return { ...app, save };
}

test('firstSaveFails: the second save works', async () => {
  const { save } = await startSaving('firstSaveFails');
  // The toast and the dialog have the same text.
  const [reason] = await screen.findAllByText('Failed to save evaluation: The database is locked');
  expect(reason).toBeVisible();
  save();
  expect(await screen.findByText('Evaluation updated successfully')).toBeVisible();
});

test('sessionExpires: a save leads to the sign-in screen', async () => {
  await startSaving('sessionExpires');
  expect(await screen.findByText('Welcome Back')).toBeVisible();
});

test('thirdPageFails: the second page is there', async () => {
  const { router } = renderApp({ path: '/all-evaluations?page=2', mock: 'thirdPageFails' });
  expect(await screen.findByText('Page 2 of 40')).toBeVisible();
  expectConsoleError('Failed to fetch evaluations');
  await act(() => router.navigate('/all-evaluations?page=3'));
  expect(await screen.findByText('No evaluations available.')).toBeVisible();
});

test('statisticsInParts: some come, some fail, some never come', async () => {
  renderApp({ path: '/results?q=a', mock: 'statisticsInParts' });
  expectConsoleError('Error fetching evaluation results');
  const [, second, third] = await screen.findAllByText('Statistics');
  if (second) fireEvent.click(second);
  expect(await screen.findAllByText('N/A')).not.toHaveLength(0);
  if (third) fireEvent.click(third);
  expect(screen.getByLabelText('Statistics of Emma Lindqvist')).toHaveTextContent(/^\D*$/);
});

test('twoYearsLater: a new evaluation is of that year', async () => {
  const { user } = renderApp({ path: '/employee-profile/employee-002', mock: 'twoYearsLater' });
  fireEvent.click(await screen.findByText('Add Evaluation'));
  await enter(user, { Note: 'From the future', Score: '7' });
  fireEvent.click(screen.getByText('Save'));
  const row = (await screen.findByText('From the future', { selector: 'td *' })).closest('tr');
  expect(row).toHaveTextContent(String(new Date(Date.now() + 63_115_200_000).getFullYear()));
});

test('brokenEvaluation: the screen shows what can be read', async () => {
  acceptAnyResponse();
  renderApp({ path: EVALUATION, mock: 'brokenEvaluation' });
  expect(await screen.findByText("Zoë Novak's Evaluation")).toBeVisible();
  expect(screen.getByText('Well done.')).toBeVisible();
  expect(screen.getByText('No note provided')).toBeVisible();
});

test('manyEmployees: there are 2,000', async () => {
  renderApp({ mock: 'manyEmployees' });
  expect(await screen.findByText('2,000 employees')).toBeVisible();
});

test('a persona of an arrangement is signed in, unless the test says who is', async () => {
  const { unmount } = renderApp({ mock: { persona: 'noRole' } });
  expect(await screen.findByText('Your role is not known.')).toBeVisible();
  unmount();
  renderApp({ mock: { persona: 'noRole' }, as: 'Employee' });
  expect(await screen.findByText('Ada Okafor')).toBeVisible();
});

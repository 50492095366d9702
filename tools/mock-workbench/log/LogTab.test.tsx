import { screen, waitFor } from '@testing-library/react';
import { expectConsoleError } from '../../../test/setup/console';
import { renderWorkbench } from '../renderWorkbench';

type Rendered = ReturnType<typeof renderWorkbench>;

const lines = (log: ReturnType<Rendered['panel']>) =>
  log
    .queryAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

async function choose({ open, user }: Rendered, operation: string) {
  const log = await open('Log');
  const [line] = await log.findAllByRole('button', { name: operation });
  if (!line) throw new Error(`No line is ${operation}`);
  await user.click(line);
  return log;
}

test('a call is in the log, the newest first, with who answered it', async () => {
  const { open, user } = renderWorkbench({
    mock: { rules: { listOwnEvaluations: [{ answer: 'mock', delay: 'none' }] } },
  });
  await screen.findByText('ada.admin@example.com');
  await user.click(screen.getByRole('link', { name: 'My Evaluations' }));
  const log = await open('Log');
  await waitFor(() => {
    expect(lines(log)).toHaveLength(2);
    expect(lines(log)[0]).toContain('Fits');
  });
  expect(lines(log)).toEqual([
    expect.stringMatching(
      /^[\d:.]+listOwnEvaluationsGET \/api\/evaluations\/evaluator\?page=1&limit=10200mock\d+ msFits$/,
    ),
    expect.stringMatching(/^[\d:.]+listEmployeesGET \/api\/employees200mock\d+ msFits$/),
  ]);
});

test('the log is filtered, paused and cleared', async () => {
  expectConsoleError('Failed to fetch evaluations');
  const { open, user, mock } = renderWorkbench({
    path: '/evaluations',
    mock: { rules: { listOwnEvaluations: [{ answer: 'failure', failure: 500 }] } },
  });
  await screen.findByRole('alert');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByText('ada.admin@example.com');
  const log = await open('Log');
  expect(await log.findByText('4 of 4')).toBeVisible();

  await user.selectOptions(log.getByLabelText('Show'), 'Failures');
  expect(log.getByText('3 of 4')).toBeVisible();
  await user.type(log.getByLabelText('Filter'), 'rule employees');
  expect(log.getByText('No call is like this.')).toBeVisible();
  await user.selectOptions(log.getByLabelText('Show'), 'All calls');
  await user.clear(log.getByLabelText('Filter'));
  await user.type(log.getByLabelText('Filter'), 'GET employees');
  expect(lines(log)).toEqual([expect.stringContaining('listEmployees')]);
  await user.clear(log.getByLabelText('Filter'));

  await user.click(log.getByRole('button', { name: 'Pause' }));
  await user.click(screen.getByRole('link', { name: 'All Evaluations' }));
  await waitFor(() => {
    expect(mock.getSnapshot().calls.listEvaluations).toBe(1);
  });
  expect(log.getByText('4 of 4')).toBeVisible();
  await user.click(log.getByRole('button', { name: 'Go on' }));
  await user.click(log.getByRole('button', { name: 'Clear' }));
  expect(await log.findByText('The page has called nothing yet.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Results' }));
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  expect(await log.findByText('1 of 1')).toBeVisible();
});

test('a line opens the request and the answer, without secrets', async () => {
  const app = renderWorkbench({ path: '/login', as: null });
  await app.user.type(await screen.findByLabelText('Email'), 'ada.admin@example.com');
  await app.user.type(screen.getByLabelText('Password'), 'demo-admin{Enter}');
  await screen.findByText('mario.manager@example.com');
  const log = await choose(app, 'login');
  const details = log.getByRole('region', { name: 'login, 200' });
  expect(details).toHaveFocus();
  expect(details).toHaveTextContent('"password": "•••"');
  expect(details).toHaveTextContent('"token": "•••"');
  expect(details).toHaveTextContent('"role": "Admin"');

  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await app.user.click(log.getByRole('button', { name: 'Copy as curl' }));
  expect(copied).toHaveBeenCalledWith(
    [
      "curl 'http://localhost:4000/api/auth/login'",
      '-X POST',
      "-H 'Content-Type: application/json'",
      `-d '{"email":"ada.admin@example.com","password":"'"$SECRET"'"}'`,
    ].join(' \\\n  '),
  );

  await app.user.keyboard('{Escape}');
  expect(log.queryByRole('region')).toBeNull();
  expect(log.getByRole('button', { name: 'login' })).toHaveFocus();
});

test('Tab reaches one line, and the arrow keys the others', async () => {
  const { open, user } = renderWorkbench();
  await screen.findByText('ada.admin@example.com');
  await user.click(screen.getByRole('link', { name: 'My Evaluations' }));
  const log = await open('Log');
  await log.findByRole('button', { name: 'listOwnEvaluations' });
  await user.click(log.getByLabelText('Filter'));
  // Show, Pause and Clear are between them.
  for (let stop = 1; stop <= 4; stop += 1) await user.tab();
  expect(log.getByRole('button', { name: 'listOwnEvaluations' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(log.getByRole('button', { name: 'listEmployees' })).toHaveFocus();
  await user.keyboard('{Home}{Enter}');
  expect(log.getByRole('region', { name: 'listOwnEvaluations, 200' })).toHaveFocus();
});

test('an answer is used as a fixed body, for the record that was asked for', async () => {
  const app = renderWorkbench({ path: '/employee-profile/employee-001' });
  await screen.findByRole('heading', { level: 1, name: /Ada Okafor/ });
  const log = await choose(app, 'getEmployee');
  await app.user.click(log.getByRole('button', { name: 'Use as fixed body' }));
  expect(app.mock.getSnapshot().arrangement.rules.getEmployee).toMatchObject([
    {
      answer: 'fixed',
      status: 200,
      body: { name: 'Ada Okafor' },
      when: { in: 'path', name: 'id', equals: 'employee-001' },
    },
  ]);
  await waitFor(() => {
    expect(lines(log)[0]).toContain('200rule');
  });
});

test('the next call fails where a person sees it, again and again', async () => {
  const app = renderWorkbench({ path: '/evaluation/evaluation-0386' });
  await screen.findByRole('heading', { level: 1, name: /Evaluation/ });
  const log = await choose(app, 'getEvaluation');
  for (let time = 1; time <= 2; time += 1) {
    expectConsoleError('Failed to fetch evaluation');
    const before = app.mock.getSnapshot().calls.getEvaluation ?? 0;
    await app.user.click(log.getByRole('button', { name: 'Fail the next' }));
    await waitFor(() => {
      expect(app.mock.getSnapshot().calls.getEvaluation).toBe(before + 3);
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('No evaluation found.');
    expect(app.mock.rulesLeft()).toEqual({});
  }
  await waitFor(() => {
    expect(lines(log)[0]).toContain('500rule');
  });
});

test('an answer that is too long to be kept cannot be used as a fixed body', async () => {
  const app = renderWorkbench({ mock: 'large' });
  await screen.findByText('ada.admin@example.com');
  const log = await choose(app, 'listEmployees');
  expect(log.getByRole('button', { name: 'Use as fixed body' })).toBeDisabled();
  expect(log.getByText(/the answer is too long, and the log has not kept it/)).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import type { Evaluation } from '../api/contract';
import { renderApp } from '../../test/app/renderApp';
import { displayedDetails } from '../../test/app/displayedDetails';

const path = '/employee-profile/employee-006';

/** Returns noon of the day this many days ago. */
const daysAgo = (days: number) => {
  const date = new Date();
  date.setHours(12, 0, 0, 0);
  date.setDate(date.getDate() - days);
  return date.toISOString();
};

const day = (iso: string) => new Date(iso).toLocaleDateString(undefined, { dateStyle: 'medium' });

function answerHistory(...history: Evaluation[]) {
  server.use(http.get('*/api/evaluations/employee/:id', () => HttpResponse.json(history)));
}

const table = () => screen.findByRole('table', { name: 'Evaluations History' });

test('the profile summarises the history', async () => {
  renderApp({ path });
  const latest = daysAgo(3);
  answerHistory(
    buildEvaluation({ _id: '1', score: 7, createdAt: daysAgo(800) }),
    buildEvaluation({ _id: '2', score: 10, createdAt: latest }),
    buildEvaluation({ _id: '3', score: 4, createdAt: null }),
    buildEvaluation({ _id: '4', score: 4, createdAt: daysAgo(600) }),
  );
  await table();
  const figures = within(screen.getByRole('main')).getAllByRole('definition');
  expect(figures.length).toBeGreaterThan(5);
  expect(displayedDetails()).toMatchObject({
    Evaluations: '4',
    Average: '6.3 of 10',
    Median: '5.5',
    Range: '4 – 10',
    'Last evaluated': `${day(latest)}\u00a0·\u00a03 days ago`,
  });
  expect(displayedDetails()).not.toHaveProperty('Against the period before');
  expect(await screen.findByText('4 evaluations · 4 feedbacks')).toBeVisible();
});

test('the figures follow the period, name it and compare it with the period before', async () => {
  const { user, router } = renderApp({ path });
  answerHistory(
    buildEvaluation({ _id: '1', score: 7, createdAt: daysAgo(10) }),
    buildEvaluation({ _id: '2', score: 6, createdAt: daysAgo(20) }),
    buildEvaluation({ _id: '3', score: 4, createdAt: daysAgo(400) }),
    buildEvaluation({ _id: '4', score: 1, createdAt: daysAgo(900) }),
    buildEvaluation({ _id: '5', score: 1, createdAt: null }),
  );
  await table();
  await user.selectOptions(screen.getByLabelText('Period'), 'Last 12 months');
  expect(router.state.location.search).toBe('?period=12-months');
  expect(screen.getAllByText(/^Last 12 months: 2 of 5 evaluations/)).toHaveLength(2);
  expect(displayedDetails()).toMatchObject({
    Evaluations: '2',
    Average: '6.5 of 10',
    Median: '6.5',
    Range: '6 – 7',
    'Last evaluated': `${day(daysAgo(10))}\u00a0·\u00a010 days ago`,
    'Against the period before': '+2.5 (4.0 before)',
  });
});

test('a text says that a period or the period before has no evaluations', async () => {
  const { user } = renderApp({ path: `${path}?period=2001-01-01..2001-12-31` });
  answerHistory(buildEvaluation({ score: 7, createdAt: daysAgo(10) }));
  expect(await screen.findByText('No evaluations match.')).toBeVisible();
  expect(screen.getByText('No scores in this period')).toBeVisible();
  expect(displayedDetails()).toMatchObject({
    Evaluations: '0',
    'Last evaluated': 'Not in this period',
  });
  for (const label of ['Average', 'Median', 'Range', 'Against the period before']) {
    expect(displayedDetails()).not.toHaveProperty(label);
  }
  await user.click(screen.getByRole('button', { name: 'Show any time' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(displayedDetails()).toMatchObject({ Evaluations: '1', Average: '7.0 of 10', Median: '7' });
  await user.selectOptions(screen.getByLabelText('Period'), 'Last 12 months');
  expect(displayedDetails()['Against the period before']).toBe('7.0, no scores before');
});

test('Copy email copies the address', async () => {
  const { user } = renderApp({ path });
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copy email' }));
  expect(await screen.findByText('Email copied')).toBeVisible();
  expect(write).toHaveBeenCalledWith('jose.munoz@example.com');
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import type { Evaluation } from '../api/contract';
import { chooseChartOption } from '../../test/app/chartOptions';
import { watchDownloads } from '../../test/app/downloads';
import { gate } from '../../test/calls/gate';
import { ANN } from '../../test/lists/everyPage';
import { acceptAnyResponse } from '../../test/setup/network';
import { renderApp } from '../../test/app/renderApp';

const path = '/employee-profile/employee-006';

const BEN = { _id: 'b', name: '=cmd()', email: 'ben@example.com' };

const evaluation = (_id: string, score: number | null, createdAt: string, evaluator = ANN) =>
  buildEvaluation({ _id, score, createdAt, evaluator, note: `Note ${_id}` });

function show(...evaluations: Evaluation[]) {
  const app = renderApp({ path });
  server.use(http.get('*/api/evaluations/employee/:id', () => HttpResponse.json(evaluations)));
  return app;
}

const addressOf = ({ state: { location } }: ReturnType<typeof show>['router']) =>
  location.pathname + location.search;

const chart = (name: string) => screen.findByRole('region', { name });

test('each chart has a description that counts what cannot be drawn', async () => {
  acceptAnyResponse();
  show(
    evaluation('1', 4, '2025-01-15T12:00:00Z'),
    evaluation('2', 9, '2026-03-15T12:00:00Z', BEN),
    evaluation('3', 11, '2025-02-15T12:00:00Z'),
    evaluation('4', 7, '2999-01-01T12:00:00Z'),
  );
  const overTime = await chart('Scores over time');
  expect(overTime).toHaveTextContent('2 scores by 2 evaluators');
  expect(overTime).toHaveTextContent('median 6.5, from 4 to 9.');
  expect(overTime).toHaveTextContent('2 scores, 14 months apart: no trend.');
  expect(overTime).toHaveTextContent('Not counted (no score or date): 2 evaluations.');
  const distribution = await chart('Distribution');
  expect(distribution).toHaveTextContent('3 scores by 2 evaluators: median 7, from 4 to 9.');
  expect(distribution).toHaveTextContent('Not counted (no score or date): 1 evaluation.');
});

test('two scores have a text but no chart, and three have a chart', async () => {
  const two = [
    evaluation('1', 4, '2025-01-15T12:00:00Z'),
    evaluation('2', 9, '2026-03-15T12:00:00Z', BEN),
  ];
  const { unmount } = show(...two);
  const charts = ['Scores over time', 'Distribution'];
  for (const name of charts) {
    expect(await chart(name)).toHaveTextContent('2 scores by 2 evaluators');
    expect(within(await chart(name)).queryByRole('table')).not.toBeInTheDocument();
    expect((await chart(name)).querySelector('svg')).toBeNull();
  }
  unmount();

  show(...two, evaluation('3', 6, '2026-04-15T12:00:00Z'));
  for (const name of charts) {
    expect(await chart(name)).toHaveTextContent('3 scores by 2 evaluators');
    expect((await chart(name)).querySelector('svg')).not.toBeNull();
  }
});

test('a chart can be shown as a table, which is kept in the address and saved as CSV', async () => {
  const downloads = watchDownloads();
  const { user, router } = show(
    evaluation('1', 4, '2025-01-15T12:00:00Z'),
    evaluation('2', 9, '2026-03-15T12:00:00Z', BEN),
    evaluation('3', 6, '2024-12-15T12:00:00Z'),
  );
  const overTime = within(await chart('Scores over time'));
  await chooseChartOption(user, 'Scores over time', 'Show as table');
  const rows = within(overTime.getByRole('table', { name: 'Scores over time' })).getAllByRole(
    'row',
  );
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DateScoreEvaluatorNote',
    expect.stringMatching(/2026.*9 of 10=cmd\(\)Note 2$/),
    expect.stringMatching(/2025.*4 of 10Ann ExampleNote 1$/),
    expect.stringMatching(/2024.*6 of 10Ann ExampleNote 3$/),
  ]);
  expect(addressOf(router)).toBe(`${path}?tables=scores-over-time`);
  expect(overTime.getAllByRole('link')[0]).toHaveAttribute('href', '/evaluation/2');

  await chooseChartOption(user, 'Scores over time', 'Download CSV');
  await waitFor(async () => {
    expect(await downloads()).toHaveLength(1);
  });
  const [file] = await downloads();
  expect(file?.name).toBe('josé-ángel-muñoz-peñas-profile-scores-over-time.csv');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file?.content);
  expect(text).toMatch(/^\uFEFFDate,Score,Evaluator,Note\r\n2026-03-15,9,'=cmd\(\),Note 2\r\n/);
});

const historyScores = () =>
  within(screen.getByRole('table', { name: 'Evaluations History' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

test('the history can be filtered by evaluator within the period, and sorted', async () => {
  const { user, router } = show(
    evaluation('1', 4, '2025-01-15T12:00:00Z'),
    evaluation('2', 9, '2025-03-15T12:00:00Z', BEN),
    evaluation('3', null, '2025-04-15T12:00:00Z'),
    evaluation('4', 6, '2025-02-15T12:00:00Z'),
    evaluation('5', 7, '2024-02-15T12:00:00Z'),
  );
  await screen.findByRole('table', { name: 'Evaluations History' });
  await act(() => router.navigate(`${path}?period=2025-01-02..2025-12-31`));
  expect(historyScores()).toEqual(['4 of 10', '9 of 10', 'N/A', '6 of 10']);
  await user.selectOptions(await screen.findByLabelText('Order'), 'Highest score first');
  await user.selectOptions(screen.getByLabelText('Evaluator'), 'Ann Example');
  expect(historyScores()).toEqual(['6 of 10', '4 of 10', 'N/A']);
  expect(
    screen.getByText('Jan 2, 2025 – Dec 31, 2025: 3 of 5 evaluations · 3 feedbacks'),
  ).toBeVisible();
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    ...{ period: '2025-01-02..2025-12-31', order: 'highest', evaluator: 'ann' },
  });
  const period = 'Jan 2, 2025 – Dec 31, 2025: 3 scores by 2 evaluators';
  expect(await chart('Scores over time')).toHaveTextContent(period);
  expect(await chart('Distribution')).toHaveTextContent(period);
});

test('Print waits for the charts', async () => {
  const late = gate();
  const { user } = renderApp({ path });
  server.use(
    http.get('*/api/evaluations/employee/:id', async () => {
      await late.opened;
      return HttpResponse.json([evaluation('1', 4, '2025-01-15T12:00:00Z')]);
    }),
  );
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    expect(screen.getByRole('region', { name: 'Distribution' })).toHaveTextContent('1 score');
  });
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).not.toHaveBeenCalled();
  late.open();
  await waitFor(() => {
    expect(print).toHaveBeenCalledTimes(1);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { buildEvaluation } from '../../mocks/db/builders';
import { expectConsoleError } from '../../test/setup/console';
import { ANN, answerPages, numbered } from '../../test/lists/everyPage';
import { watchDownloads, type Download } from '../../test/app/downloads';
import { sheetTexts } from '../../test/app/sheetRows';
import { gate } from '../../test/calls/gate';
import { renderApp } from '../../test/app/renderApp';

const path = '/all-evaluations';
const exporter = () => screen.findByRole('button', { name: 'Export evaluations' });

const WRITTEN = buildEvaluation({
  _id: 'written',
  evaluator: ANN,
  score: 7.5,
  note: '=1+1',
  createdAt: '2025-02-01T12:00:00.000Z',
});
const SPARSE = { _id: 'sparse', note: ' ' };

const EARLIER = '2024-05-04T12:00:00.000Z';

/** Returns the local time as the sheet shows it. */
const localTime = (iso: string | null | undefined) =>
  new Date(iso ?? '').toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

const HEADER = ['Employee', 'Email', 'Evaluator', 'Score', 'Note', 'Created_At'];
const WRITTEN_ROW = [
  ...['Grace Hopper', 'grace.hopper@example.com', 'Ann Example'],
  ...['7.5', '=1+1', localTime(WRITTEN.createdAt)],
];
const SPARSE_ROW = ['N/A', 'N/A', 'N/A', 'N/A', 'N/A', 'N/A'];

/** Returns the only file that was saved. */
async function saved(downloads: () => Promise<Download[]>, sheet = 'Evaluations') {
  await waitFor(async () => {
    expect(await downloads()).toHaveLength(1);
  });
  const [file] = await downloads();
  if (!file) throw new Error('Nothing was saved');
  expect(file.name).toBe('evaluations.xlsx');
  return sheetTexts(file, sheet);
}

test('the export has the listed evaluations', async () => {
  const downloads = watchDownloads();
  const { user } = renderApp({ path: `${path}?evaluator=ann&period=2025-01-01..2025-04-30` });
  answerPages(1, () => [WRITTEN, SPARSE, ...numbered(1, 3)]);
  expect(await screen.findByText('Jan 1, 2025 – Apr 30, 2025: 1 of 5 evaluations')).toBeVisible();
  await user.click(await exporter());
  expect(await saved(downloads, '2025-01-01 to 2025-04-30')).toEqual([HEADER, WRITTEN_ROW]);
});

test('the export of an empty list says so and saves no file', async () => {
  const downloads = watchDownloads();
  const { user } = renderApp({ path: `${path}?find=nowhere` });
  answerPages(1, () => [WRITTEN]);
  expect(await screen.findByText('No evaluations match.')).toBeVisible();
  await user.click(await exporter());
  expect(await screen.findByText('No evaluations to export')).toBeVisible();
  expect(await downloads()).toEqual([]);
});

test('without filters, the export reads all evaluations first and shows its progress', async () => {
  const downloads = watchDownloads();
  const { user } = renderApp({ path });
  const late = gate();
  answerPages(2, async (page) => {
    if (page === 2) await late.opened;
    return page === 1 ? numbered(1, 100, { createdAt: EARLIER }) : [SPARSE, WRITTEN];
  });
  await screen.findByText('Page 1 of 40');
  await user.click(await exporter());
  await screen.findByRole('progressbar', { name: 'Reading evaluations' });
  late.open();
  const texts = await saved(downloads);
  expect(texts).toHaveLength(103);
  expect([texts[1], texts[2], texts[102]]).toEqual([
    WRITTEN_ROW,
    ['Person 1', 'N/A', 'Ann Example', '9', 'Finds the bug before it is one.', localTime(EARLIER)],
    SPARSE_ROW,
  ]);
  expect(screen.getByText('Page 1 of 40')).toBeVisible();
});

test('an export whose read fails saves no file, and one with a failed page says what the file lacks', async () => {
  for (let log = 0; log < 2; log += 1) expectConsoleError('Failed to fetch evaluations');
  const downloads = watchDownloads();
  const { user } = renderApp({ path });
  const fail = () => HttpResponse.json({ message: 'No' }, { status: 500 });
  let isBroken = true;
  answerPages(2, (page) => (isBroken || page === 2 ? fail() : [WRITTEN]));
  await user.click(await exporter());
  expect(await screen.findByText('Export failed')).toBeVisible();
  expect(await downloads()).toEqual([]);

  isBroken = false;
  await user.click(await exporter());
  expect(await saved(downloads)).toEqual([HEADER, WRITTEN_ROW]);
  expect(await screen.findByText('The file lacks 1 page that could not be read')).toBeVisible();
});

import { createI18n } from '../../../i18n/createI18n';
import messages from '../../../i18n/messages/en.json';
import { dateCell, savedCell, scoreCell, shownCell, type ChartCell } from './chartTable';

test('counts and scores are displayed in the format of the locale and saved unformatted', () => {
  const i18n = createI18n('de-DE', messages);
  const cells: ChartCell[] = [
    1200,
    scoreCell(i18n, 2.123105323073016),
    scoreCell(i18n, null),
    'Ada',
    { text: '7,3', saved: '7.3' },
  ];
  expect(cells.map((cell) => shownCell(i18n, cell))).toEqual([
    '1.200',
    '2,12',
    'N/A',
    'Ada',
    '7,3',
  ]);
  expect(cells.map(savedCell)).toEqual([1200, 2.123105323073016, 'N/A', 'Ada', '7.3']);
});

test.each([
  ['2026-03-01', '01.03.2026', '2026-03-01'],
  ['2026-03-01T12:00', '01.03.2026', '2026-03-01'],
  [null, 'N/A', 'N/A'],
  ['soon', 'N/A', 'N/A'],
])('the date %j is displayed as %s and saved as %s', (iso, text, saved) => {
  const i18n = createI18n('de-DE', messages);
  const cell = dateCell(i18n, iso);
  expect([shownCell(i18n, cell), savedCell(cell)]).toEqual([text, saved]);
});

import { parse } from 'papaparse';
import { HOSTILE_TEXTS } from '../../../test/values/hostileTexts';
import { toCsv } from './csv';

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const BEFORE = ['', ';', '\t', '\n', '\r', '\r\n', 'ok;', 'ok\t', 'ok\n', 'ok,', '"ok";', 'a;b;'];
const BETWEEN = ['', ' ', '"', '""', ' " ', '\u00a0', '\ufeff', '\u200b', '\t;\n"', "'"];
const TEXTS = [
  ...HOSTILE_TEXTS,
  ...SIGNS.map((sign) => `${sign}1+1`),
  ...BEFORE.flatMap((before, i) =>
    BETWEEN.map((between, j) => `${before}${between}${SIGNS[(i + j) % SIGNS.length] ?? ''}1+1`),
  ),
  '=1;=2\t=3\n=4"\n;=5',
  'ok;',
  'ok"',
  'ok;"',
  '\t',
  '\n',
  '"',
];
/** Matches text that a spreadsheet evaluates, also if it ignores invisible characters or a quotation mark. */
const FORMULA = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u;

async function write(columns: string[], rows: (string | number)[][]) {
  const bytes = await new Response(toCsv(columns, rows)).arrayBuffer();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** Rows with every text in each column, beside other texts and beside numbers. */
const ROWS = TEXTS.flatMap((text, i) => {
  const otherText = TEXTS[(i * 7 + 3) % TEXTS.length] ?? '';
  return [
    [text, 1, otherText],
    ['Ada', text, otherText],
    [otherText, text, 7.5],
  ];
});

test.each([',', ';', '\t'])('no cell is a formula if the separator is %j', async (delimiter) => {
  const cellsOf = (file: string) => parse<string[]>(file, { delimiter }).data.flat();
  const columns = ['Name', '=1+1', 'ok;=1+1'];
  // Each row is also checked alone, because an open quotation mark hides the text after it.
  const files = await Promise.all(
    [ROWS, ...ROWS.map((row) => [row])].map((rows) => write(columns, rows)),
  );
  const cells = files.flatMap(cellsOf);
  expect(cells.length).toBeGreaterThan(2 * ROWS.length);
  expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([]);
});

test.each([';', '\t'])(
  'no cell is a formula if the separator is %j and quotation marks are ignored',
  async (delimiter) => {
    const file = await write(['Name', '=1+1', 'ok;=1+1'], ROWS);
    const cells = file.split(new RegExp(`[${delimiter}\\r\\n]`));
    expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([]);
  },
);

test('numbers stay numbers, and a sign is changed only where a cell can begin', async () => {
  const rows = [
    ['Ada Okafor', -0.5, 'Well done, - see below: 3 - 2 = 1; a@b.example'],
    ['Ada', 10, 'Well done; - see below'],
    ['"Ada"', 1e21, '- first\n- second;third\n\n  =1'],
    [' Ada ', 0, "'=1"],
  ];
  const { data } = parse<string[]>(await write(['Name', 'Score', 'Note'], rows), {
    delimiter: ',',
    skipEmptyLines: true,
  });
  expect(data).toEqual([
    ['Name', 'Score', 'Note'],
    ['Ada Okafor', '-0.5', 'Well done, - see below: 3 - 2 = 1; a@b.example'],
    ['Ada', '10', "Well done; '- see below"],
    ['"Ada"', '1e+21', "'- first\n'- second;third\n\n  '=1"],
    [' Ada ', '0', "'=1"],
  ]);
});

test('forbidden characters are removed before the check for formulas', async () => {
  const file = await write(
    ['Na\0me'],
    [['Ada\0 \ud83d King\x1b 👩‍🔬'], ['\x01=\0\x1f1+1'], ['a\tb']],
  );
  expect(file).toBe("\ufeffName\r\nAda  King 👩‍🔬\r\n'=1+1\r\na\tb\r\n");
});

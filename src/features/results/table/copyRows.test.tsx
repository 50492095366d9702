import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../../mocks/runtimes/node';
import { renderApp } from '../../../../test/app/renderApp';
import { expectConsoleError } from '../../../../test/setup/console';
import type * as ResultTexts from '../export/resultTexts';
import { openTable, PEOPLE, statisticsOf } from '../../../../test/lists/resultsTable';

const mockFaults = { isCodeMissing: false };

jest.mock('../export/resultTexts', () => {
  const actual = jest.requireActual<typeof ResultTexts>('../export/resultTexts');
  return {
    resultTexts: (...options: Parameters<typeof actual.resultTexts>) => {
      if (mockFaults.isCodeMissing) throw new TypeError('Failed to fetch the code');
      return actual.resultTexts(...options);
    },
  };
});

const COLUMNS = 'columns=name,role,averageScore,scores';

/** A replacement for `ClipboardItem`, which jsdom does not have. */
class Item {
  readonly #data: Record<string, Promise<Blob>>;
  constructor(data: Record<string, Promise<Blob>>) {
    this.#data = data;
  }
  async getType(type: string) {
    return this.#data[type] ?? new Blob();
  }
}

const provideClipboardItem = () => {
  Object.assign(globalThis, { ClipboardItem: Item });
};

afterEach(() => {
  mockFaults.isCodeMissing = false;
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
});

/** Returns the copied content, by type. */
async function copied(write: jest.SpyInstance<Promise<void>, [ClipboardItem[]]>) {
  const [item] = write.mock.calls[0]?.[0] ?? [];
  const textOf = async (type: string) => (await item?.getType(type))?.text();
  return { text: await textOf('text/plain'), html: await textOf('text/html') };
}

test('all rows are copied with the visible columns, in their order, as text and as a table', async () => {
  provideClipboardItem();
  const { user } = await openTable(`?q=&view=table&order=-name&${COLUMNS}`);
  const write = jest.spyOn(navigator.clipboard, 'write');
  await user.click(await screen.findByRole('button', { name: 'Copy 3 rows' }));
  expect(await screen.findByText('3 rows copied')).toBeVisible();
  const { text, html } = await copied(write);
  expect(text).toBe(
    [
      'Name\tRole\tAverage\tScores',
      'Zoë\tManager\t7.5\t6, 9',
      'émile\tAdmin\t9.1\t8, 9, 9, 9.5, 10',
      'Adam\tEmployee\tN/A\t',
    ].join('\n'),
  );
  const table = new DOMParser().parseFromString(html ?? '', 'text/html').querySelector('table');
  expect(Array.from(table?.rows ?? [], ({ cells }) => cells.length)).toEqual([4, 4, 4, 4]);
  expect(table?.rows[1]?.textContent).toBe('ZoëManager7.56, 9');
});

test('only the rows of selected people are copied, with N/A for data that cannot be read', async () => {
  // Both the row and the copy log the error.
  expectConsoleError(/Error fetching evaluation results/);
  expectConsoleError(/Error fetching evaluation results/);
  provideClipboardItem();
  const { user } = await openTable('?q=&view=table&columns=name,averageScore&chosen=c,b', (id) =>
    id === 'c' ? HttpResponse.json({ message: 'Not found' }, { status: 404 }) : statisticsOf(id),
  );
  const write = jest.spyOn(navigator.clipboard, 'write');
  await user.click(await screen.findByRole('button', { name: 'Copy 2 chosen rows' }));
  expect(await screen.findByText('2 rows copied')).toBeVisible();
  expect((await copied(write)).text).toBe('Name\tAverage\nAdam\tN/A\némile\tN/A');
});

test('a browser whose clipboard does not support tables copies the text, and a toast reports a refusal', async () => {
  const { user } = await openTable('?q=&view=table&columns=name');
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copy 3 rows' }));
  expect(await screen.findByText('3 rows copied')).toBeVisible();
  expect(write.mock.calls).toEqual([['Name\nZoë\nAdam\némile']]);
  write.mockRejectedValueOnce(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy 3 rows' }));
  expect(await screen.findByText('The browser did not allow copying.')).toBeVisible();
});

test('people with the same name are distinguished, as in the table', async () => {
  const { user } = renderApp({ path: '/results?q=&view=table&columns=name' });
  const employees = PEOPLE.map((person) => ({ ...person, name: 'Ann Example' }));
  server.use(http.get('*/api/employees', () => HttpResponse.json({ employees })));
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copy 3 rows' }));
  expect(await screen.findByText('3 rows copied')).toBeVisible();
  expect(write.mock.calls).toEqual([
    ['Name\nAnn Example (Analyst)\nAnn Example (b@example.com)\nAnn Example (Writer)'],
  ]);
});

test('another error is reported as a failed copy, not as a failed export', async () => {
  mockFaults.isCodeMissing = true;
  expectConsoleError(/Copying failed/);
  const { user } = await openTable('?q=&view=table&columns=name');
  await user.click(await screen.findByRole('button', { name: 'Copy 3 rows' }));
  expect(await screen.findByText('Copying failed')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Copy 3 rows' })).toBeVisible();
});

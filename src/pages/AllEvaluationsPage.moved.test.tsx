import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expectConsoleError } from '../../test/setup/console';
import { answerPages, numbered } from '../../test/lists/everyPage';
import { renderApp } from '../../test/app/renderApp';
import type { Evaluation } from '../api/contract';

const SIZE = 100;

/** Returns the list of a server, the newest first, into which others write while its pages are read. */
function startList(count: number) {
  let rows = numbered(1, count);
  const pageOf = (list: Evaluation[], page: number) =>
    HttpResponse.json({
      evaluations: list.slice((page - 1) * SIZE, page * SIZE),
      totalPages: Math.ceil(list.length / SIZE),
    });
  let written = count;
  return {
    add: (more = 1) => {
      rows = [...numbered(written + 1, written + more), ...rows];
      written += more;
    },
    /** Returns the page as it was before others wrote. */
    oldPage: (page: number) => pageOf(numbered(1, count), page),
    page: (page: number) => pageOf(rows, page),
  };
}

const open = () => renderApp({ path: '/all-evaluations?overview=1' });
const read = (count: string) => screen.findByText(new RegExp(`^${count} evaluations, read at`));
const fail = () => HttpResponse.json({ message: 'No' }, { status: 500 });

test.each([
  ['an evaluation', 250, 1, '251', 3],
  ['an evaluation that adds a page', 200, 1, '201', 2],
  ['more than a page of evaluations', 250, 130, '380', 3],
])(
  'the overview includes %s written while the pages are read',
  async (_what, count, more, all, totalPages) => {
    open();
    const list = startList(count);
    answerPages(totalPages, (page, call) => {
      const answer = list.page(page);
      if (page === 1 && call === 1) list.add(more);
      return answer;
    });
    expect(await read(all)).toBeVisible();
  },
);

test('an evaluation that moved between two pages is not missing', async () => {
  open();
  const list = startList(450);
  const asked = answerPages(5, (page, call) => {
    if (page === 1 && call === 1) {
      const answer = list.page(1);
      list.add();
      return answer;
    }
    // The second page is newer than the third, so the last evaluation of the former moves to the latter.
    return call === 1 && page > 2 ? list.oldPage(page) : list.page(page);
  });
  expect(await read('451')).toBeVisible();
  expect(asked.filter((page) => page === 1)).toHaveLength(2);
});

test('a page whose second read fails is counted and can be tried again', async () => {
  expectConsoleError('Failed to fetch evaluations');
  const { user } = open();
  const list = startList(250);
  answerPages(3, (page, call) => {
    if (page === 1 && (call === 2 || call === 3)) return fail();
    const answer = list.page(page);
    if (page === 1 && call === 1) list.add();
    return answer;
  });
  expect(await screen.findByText('1 page could not be read.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await read('251')).toBeVisible();
  expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument();
});

test('the read of a list that repeats itself forever ends', async () => {
  open();
  const asked = answerPages(60, () => numbered(1, SIZE));
  expect(await read('100')).toBeVisible();
  expect(asked.length).toBeLessThan(90);
});

import { addSession, expect, test } from '../support/fixtures';

/** The typed digits are those of the third of March, whether the month or the day is first. */
const TYPED = '0303202';

/** The last of all results. Its card is far below the window. */
const LAST_FOUND = '/employee-057';

/** A pause that is longer than the pauses of a user who is still typing. */
const PAUSE = 400;

test('a typed day applies on Enter or when its field loses the focus, and a day from the calendar at once', async ({
  page,
}) => {
  await addSession(page, 'Admin');
  await page.goto('./results?q=');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByText('57 found', { exact: true })).toBeVisible();
  const before = page.getByLabel('Last evaluated before');
  await before.focus();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // A card that comes into view reads its own figures, at any time. A filter also reads those of the other cards.
    if (pathname.endsWith(LAST_FOUND)) calls.push(pathname);
  });
  await page.keyboard.type(`${TYPED}6`, { delay: PAUSE });
  await expect(before).toHaveValue('2026-03-03');
  expect(calls).toEqual([]);
  expect(page.url()).toMatch(/\?q=$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/before=2026-03-03/);
  await expect.poll(() => calls).not.toEqual([]);

  await page.goto('./evaluations?period=2026-02-01..2026-02-28');
  const [from, to] = [
    page.getByLabel('From', { exact: true }),
    page.getByLabel('To', { exact: true }),
  ];
  await to.focus();
  await page.keyboard.type(TYPED, { delay: PAUSE });
  await expect(to).toHaveValue('0202-03-03');
  await expect(from).toHaveValue('2026-02-01');
  expect(page.url()).toContain('?period=2026-02-01..2026-02-28');
  await page.keyboard.type('6');
  await from.click();
  await expect(page).toHaveURL(/period=2026-02-01\.\.2026-03-03/);

  await to.focus();
  await page.keyboard.press('Alt+ArrowDown');
  // The calendar gets the keys.
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/period=2026-02-01\.\.2026-03-02/);
});

import { addSession, choose, expect, signIn, test } from '../support/fixtures';

test('Back from a profile restores the search, the page and the scroll position', async ({
  page,
}) => {
  await signIn(page, 'Admin');
  await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible();
  await page.getByLabel('Search employees').fill('example');
  await page.getByRole('button', { name: 'Go to page 2' }).click();
  await page.getByRole('link', { name: 'View Profile' }).last().scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.getByRole('link', { name: 'View Profile' }).last().click();
  await expect(page.getByRole('heading', { name: /'s Profile$/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Search employees')).toHaveValue('example');
  await expect(page.getByRole('button', { name: 'page 2' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('My Evaluations names evaluators and employees from 1200 px on and leaves room for the note', async ({
  page,
}) => {
  await signIn(page, 'Manager');
  await choose(page, 'My Evaluations');
  const header = (name: string) => page.getByRole('columnheader', { name, exact: true });
  const noteWidth = () => header('Note').evaluate((cell) => cell.clientWidth);
  const hiddenWidth = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const width of [1536, 1280, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Email', 'Reviewer', 'Reviewer Email']) {
      await expect(header(name), `${width} px`).toBeVisible();
    }
    expect(await noteWidth(), `${width} px`).toBeGreaterThanOrEqual(240);
    expect(await hiddenWidth(), `${width} px`).toBeLessThanOrEqual(0);
  }
  const cells = page.getByRole('row').nth(1).getByRole('cell');
  const colorOf = (cell: number) => cells.nth(cell).evaluate((td) => getComputedStyle(td).color);
  expect(await colorOf(4), "the user's own name is muted").not.toBe(await colorOf(0));
  // An address has one line, and is copied completely.
  const address = cells.nth(5);
  await address.selectText();
  expect(await page.evaluate(() => window.getSelection()?.toString().trim())).toBe(
    'mario.manager@example.com',
  );
  const lines = await address.evaluate((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell.querySelector('[dir]') ?? cell);
    return new Set(Array.from(text.getClientRects(), ({ top }) => top)).size;
  });
  expect(lines).toBe(1);

  await page.setViewportSize({ width: 1199, height: 800 });
  for (const name of ['Email', 'Reviewer', 'Reviewer Email'])
    await expect(header(name)).toBeHidden();
  expect(await noteWidth()).toBeGreaterThan(500);
});

test('copied rows are a table without the texts for screen readers', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'Manager');
  /** Copies two rows of a table and returns the text. */
  const copy = async (rows: string) => {
    await page.locator(rows).nth(1).waitFor();
    await page.evaluate((selector) => {
      const [first, second] = document.querySelectorAll(selector);
      const selection = window.getSelection();
      if (first && second) selection?.setBaseAndExtent(first, 0, second, second.childNodes.length);
    }, rows);
    await page.keyboard.press('ControlOrMeta+c');
    return page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const html = await (await item?.getType('text/html'))?.text();
      return { text: await navigator.clipboard.readText(), html };
    });
  };
  await choose(page, 'My Evaluations');
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    const { text, html } = await copy('tbody tr');
    const cells = text.split('\n').map((line) => line.split('\t'));
    const columns = width === 1280 ? 7 : 4;
    expect(
      cells.map(({ length }) => length),
      `${width} px`,
    ).toEqual([columns, columns]);
    expect(cells[0]?.[width === 1280 ? 2 : 1]).toMatch(/^\d+$/);
    expect(html?.match(/<td>/g)).toHaveLength(2 * columns);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./results?q=&view=table&columns=name,role,averageScore');
  await expect(page.locator('[role="row"] .score-badge').nth(1)).toBeVisible();
  const rows = (await copy('[role="row"][data-id]')).text.split('\n');
  expect(rows.map((line) => line.split('\t').length)).toEqual([3, 3]);
  expect(rows[0]).toMatch(/\t\d+\.\d$/);
});

test('All Evaluations names the evaluator where the columns of the reviewer are hidden', async ({
  page,
}) => {
  await signIn(page, 'Manager');
  await choose(page, 'All Evaluations');
  const row = page.getByRole('row').nth(1);
  const writer = row.getByText(/^by /);
  await expect(row).toBeVisible();
  await expect(writer).toBeHidden();
  for (const width of [1199, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(writer, `${width} px`).toBeVisible();
  }
});

test("a table's header stays below the app's, and compact rows stay compact", async ({ page }) => {
  await signIn(page, 'Manager');
  const table = page.getByRole('table', { name: 'Employees' });
  const heightOf = (row: number) =>
    table
      .getByRole('row')
      .nth(row)
      .evaluate((element) => element.getBoundingClientRect().height);
  expect(await heightOf(5)).toBe(52);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Compact' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect.poll(() => heightOf(5)).toBe(40);

  await page.setViewportSize({ width: 1000, height: 500 });
  const scrollY = () => page.evaluate(() => window.scrollY);
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  for (const [screen, label] of [
    ['Home', 'Employees'],
    ['My Evaluations', 'Employee Evaluations'],
  ] as const) {
    await choose(page, screen);
    const screenTable = page.getByRole('table', { name: label });
    await screenTable.getByRole('row').nth(8).waitFor();
    await expect.poll(scrollY).toBe(0);
    await page.mouse.wheel(0, 400);
    // The rows are compact, so there is little to scroll.
    await expect.poll(scrollY).toBeGreaterThan(200);
    const bottom = await page.getByRole('banner').evaluate(bottomOf);
    const header = screenTable.getByRole('columnheader').first();
    const top = () => header.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top, screen).toBeCloseTo(bottom, 0);
  }
});

test('Tab reaches the table of Results even if the header that had the focus is scrolled out of view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await addSession(page, 'Admin');
  await page.goto('./results?q=&view=table');
  const grid = page.getByRole('grid', { name: 'Employees found' });
  const scroller = page.locator('.MuiDataGrid-virtualScroller');
  const scrollTo = (left: number) =>
    scroller.evaluate((element, to) => {
      element.scrollTo({ left: to });
    }, left);
  const first = grid.getByRole('columnheader', { name: /^Choose all/ });
  const last = grid.getByRole('columnheader', { name: 'Last evaluated' });
  await expect(first).toBeVisible();
  await scrollTo(10_000);
  await expect(last).toBeInViewport();
  await expect(first).not.toBeInViewport();
  await expect(grid.locator('[tabindex="0"]'), 'at its start').toHaveCount(1);

  await last.click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await scrollTo(0);
  await expect(first).toBeInViewport();
  await expect(last).not.toBeInViewport();
  await expect(grid.locator('[tabindex="0"]'), 'after a header had the focus').toHaveCount(1);
});

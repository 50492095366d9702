/**
 * Visits seven screens, and opens and closes four dialogs. It runs in the page, so it uses nothing from outside the
 * function.
 */
export async function tour() {
  const TIMEOUT = 15_000;

  async function until<Found>(what: string, find: () => Found | false | null | undefined) {
    for (const start = performance.now(); performance.now() - start < TIMEOUT;) {
      const found = find();
      if (found) return found;
      await new Promise(requestAnimationFrame);
    }
    throw new Error(`Timed out: ${what}`);
  }

  async function press(name: string) {
    const named = () =>
      [...document.querySelectorAll<HTMLElement>('button, a')].find(
        (element) =>
          (element.ariaLabel ?? element.textContent) === name && !element.closest('[inert]'),
      );
    (await until(name, named)).click();
  }

  const dialogs = () => document.querySelectorAll('[role="dialog"]').length;
  async function openAndClose(name: string) {
    await press(name);
    await until(`the dialog of ${name}`, () => dialogs() === 1);
    await press('Cancel');
    await until(`the removal of ${name}`, () => dialogs() === 0);
  }

  async function visit(name: string, selector: string) {
    await press(name);
    await until(selector, () => document.querySelector(selector));
  }

  await openAndClose('Add Employee');
  await openAndClose('Add Evaluation');
  await visit('View Profile', '[aria-label="Evaluations History"]');
  await visit('My Evaluations', '[aria-label="View Details"]');
  await openAndClose('Add Feedback');
  await openAndClose('Edit');
  await visit('View Details', 'main h2');
  await visit('All Evaluations', '[aria-label="View Details"]');
  await visit('Results', 'main [type="submit"]');
  await press('Search');
  for (const row of [0, 1]) {
    const boxes = () => document.querySelectorAll<HTMLElement>('main [type="checkbox"]')[row];
    (await until('the checkboxes', boxes)).click();
  }
  await visit('Compare', 'table[aria-label="Figures"]');
  // The pager is rendered after the rows.
  await visit('Home', '[aria-label="Go to page 2"]');
}

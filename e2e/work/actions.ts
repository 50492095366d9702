import type { Page } from '@playwright/test';

type Count = (action: string, act: () => Promise<unknown>) => Promise<void>;

/**
 * Goes through the screens as an admin, and counts the actions that have a budget. The steps between them are not
 * counted, such as the first letter of a search, after which there is an index.
 */
export async function doActions(page: Page, rest: () => Promise<void>, count: Count) {
  const header = page.getByRole('banner');
  const link = (name: string) => header.getByRole('link', { name, exact: true });
  const open = async (name: string) => {
    await link(name).click();
    await rest();
  };

  await page.goto('/');
  await rest();

  await page.getByRole('searchbox', { name: 'Search employees' }).press('m');
  await count('Home: a key', () => page.keyboard.press('a'));
  await page.keyboard.press('ControlOrMeta+A');
  await count('Home: clear', () => page.keyboard.press('Backspace'));
  const byName = page.getByRole('columnheader', { name: 'Name' }).getByRole('button');
  // The order is prepared while the pointer is on its way to the header.
  await count('Home: the pointer on a header', () => byName.hover());
  await count('Home: a sort', () => byName.click());
  await count('Home: the same sort again', () => byName.click());
  await count('Home: page 2', () => page.getByRole('button', { name: 'Go to page 2' }).click());
  await open('Home');

  const profile = page.getByRole('link', { name: 'View Profile' }).nth(3);
  await count('A profile', () => profile.click());
  await count('Back', () => page.goBack());
  await count('A profile again', () => profile.click());
  await page.goBack();

  const evaluate = page.getByRole('button', { name: 'Add Evaluation' }).first();
  // This loads the code of the dialog.
  await evaluate.hover();
  await count('The evaluation dialog', () => evaluate.click());
  await page.keyboard.press('Escape');
  await rest();

  await open('All Evaluations');
  await page.getByRole('searchbox', { name: 'Search evaluations' }).press('t');
  await count('All Evaluations: a key', () => page.keyboard.press('h'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await rest();
  await count('Overview', () => page.getByText('Overview', { exact: true }).click());

  await open('My Evaluations');
  const page2 = page.getByRole('button', { name: 'Next', exact: true });
  await count('My Evaluations: page 2', () => page2.click());

  await open('Results');
  await page.getByPlaceholder('Search for an employee...').fill('an');
  await count('Results: 24 cards', () => page.keyboard.press('Enter'));
}

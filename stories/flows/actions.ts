import type { StoryContext } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';

export type User = StoryContext['userEvent'];

/** Clicks an entry of the header, or of its menu on a narrow screen. */
export async function choose(user: User, entry: string) {
  const banner = within(await screen.findByRole('banner'));
  const menu = banner.queryByRole('button', { name: 'Menu' });
  if (menu) {
    await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  } else {
    await user.click(banner.getByText(entry));
  }
}

/** Replaces the texts of fields, by label. */
export async function fill(user: User, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, value);
  }
}

export async function press(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name }));
}

import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { play } from '../.storybook/story';

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

/** Replaces the texts of fields, by label. Typing letter by letter would take seconds. */
export async function fill(user: User, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(value);
  }
}

export async function press(user: User, name: string | RegExp) {
  await user.click(await screen.findByRole('button', { name }));
}

export async function see(text: string | RegExp) {
  await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
}

/** Waits for the progress of a long task. */
export async function seeProgress() {
  await waitFor(() => expect(screen.getByRole('progressbar')).toBeVisible());
}

/** Waits for a dialog, which fades in. */
export async function seeDialog(name: string) {
  await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
}

/** Waits for a toast of a failure. The pointer stays on it, so that it is not removed after five seconds. */
export async function seeFailure(user: User, text: string | RegExp) {
  const toast = await screen.findByRole('alert');
  await user.hover(toast);
  await waitFor(() => expect(toast).toBeVisible());
  await expect(toast).toHaveTextContent(text);
}

/** A play function that waits until the code of the charts is loaded and the charts are drawn. */
export const drawn = play(seeCharts);

/** Waits until the code of the charts is loaded and the charts are drawn. */
export async function seeCharts() {
  await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).toBeNull());
}

/** Selects an entry of the menu of a chart, and waits until the menu has faded out. */
export async function chooseChartOption(user: User, title: string, entry: string) {
  const chart = within(await screen.findByRole('region', { name: title }));
  await user.click(await chart.findByRole('button', { name: 'Chart options' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

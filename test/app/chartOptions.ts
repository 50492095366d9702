import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Selects an entry of the menu of a chart, and waits until the menu is gone. */
export async function chooseChartOption(user: UserEvent, title: string, entry: string) {
  const chart = await screen.findByRole('region', { name: title });
  await user.click(within(chart).getByRole('button', { name: 'Chart options' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  await waitFor(() => {
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
}

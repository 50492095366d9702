import { expect, screen, waitFor, within } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';

/** The log of a failed load of the rows. */
export const failure = { logs: ['Failed to fetch evaluations'] } satisfies StoryParameters;

/** Opens a dialog with an action of the employee's row. */
export const pressInRow = (employee: string, action: string, dialog: string) =>
  play(async ({ userEvent }) => {
    const row = await screen.findByRole('row', { name: new RegExp(employee) });
    await userEvent.click(within(row).getByRole('button', { name: action }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: dialog })).toBeVisible());
  });

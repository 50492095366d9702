import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { Hits } from '../../src/features/results/search/Hits';
import { employeesOf, sparseEmployees } from '../employees/people';

const meta = {
  title: 'Results/Hits',
  component: Hits,
  args: { employees: employeesOf().slice(0, 9) },
  parameters: {
    docsHeight: '30rem',
    notes: {
      use: 'Who was found on Results: as many cards side by side as there is room for.',
      accessibility: [
        'A list, so a screen reader says how many there are, and each name is a heading.',
        'Tab goes from name to Statistics and on to the next card, row by row.',
        'A card that is opened moves the rows below it, and covers no other card.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof Hits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Of one card: the others stay as they are. */
export const WithStatistics: Story = {
  play: play(async ({ userEvent }) => {
    const [button] = await screen.findAllByRole('button', { name: 'Statistics' });
    if (button) await userEvent.click(button);
    await waitFor(() => expect(screen.getByText('Average Score')).toBeVisible());
  }),
};
/** One card is as wide as the others would be. */
export const One: Story = { args: { employees: employeesOf().slice(0, 1) } };
/** Names and addresses that are long, right-to-left or wide. */
export const Extreme: Story = { args: { employees: employeesOf('extreme').slice(0, 10) } };
/** Employees of whom nothing is known. */
export const Sparse: Story = { args: { employees: sparseEmployees().slice(0, 9) } };

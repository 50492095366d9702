import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { play } from '../../../.storybook/stories/play';
import type { StoryParameters } from '../../../.storybook/stories/parameters';
import { BarFailure } from '../../../src/components/status/BarFailure';

const meta = {
  title: 'Components/BarFailure',
  component: BarFailure,
  args: { onRetry: fn() },
  parameters: {
    docsHeight: '5rem',
    notes: {
      use: 'At the top of the window, in place of the toasts, whose code cannot be loaded.',
      accessibility: ['It is announced at once, and does not take the focus.'],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof BarFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TriedAgain: Story = {
  play: play(async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args['onRetry']).toHaveBeenCalled();
  }),
};

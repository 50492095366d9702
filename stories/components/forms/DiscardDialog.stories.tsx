import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import type { StoryParameters } from '../../../.storybook/stories/parameters';
import { play } from '../../../.storybook/stories/play';
import { DiscardDialog } from '../../../src/components/forms/DiscardDialog';

const meta = {
  title: 'Components/Forms/DiscardDialog',
  component: DiscardDialog,
  args: { onKeep: fn(), onDiscard: fn() },
  parameters: {
    docsHeight: '16rem',
    notes: {
      use: 'Before typed text is lost. Form Dialog shows it by itself.',
      accessibility: [
        'An alert dialog, named by its question and described by what would happen.',
        'The safe answer has the focus; Escape and a click outside give it too.',
        'Afterwards the focus is back where it was.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof DiscardDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Escape answers as Keep editing does. */
export const Escape: Story = {
  play: play(async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args['onKeep']).toHaveBeenCalledOnce();
    await expect(args['onDiscard']).not.toHaveBeenCalled();
  }),
};

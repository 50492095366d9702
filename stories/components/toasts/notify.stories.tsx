import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { StoryParameters } from '../../../.storybook/stories/parameters';
import { play } from '../../../.storybook/stories/play';
import { notify } from '../../../src/components/toasts/notify';
import type { Notice } from '../../../src/lib/query/queryMeta';

const saved: Notice = { text: 'Evaluation created successfully', tone: 'success' };
const failed: Notice = {
  title: 'Error',
  text: 'Failed to save employee: Network Error',
  tone: 'destructive',
};

const meta = {
  title: 'Components/Toasts/notify',
  args: saved,
  argTypes: { tone: { control: 'radio', options: ['success', 'default', 'destructive'] } },
  render: (notice) => (
    <Button
      variant="outlined"
      onClick={() => {
        notify(notice);
      }}
    >
      Show a toast
    </Button>
  ),
  parameters: {
    docsHeight: '14rem',
    notes: {
      use: 'A toast as the app shows it: write one in the controls and press the button.',
      accessibility: [
        'There is one toast at a time; a new one replaces it at once.',
        'Toasts are read out while a dialog is open, too.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: play(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show a toast' }));
    await waitFor(() => expect(screen.getByText(saved.text)).toBeVisible());
  }),
};

/** Two in a row: the second replaces the first. */
export const OneReplacesAnother: Story = {
  args: failed,
  play: play(async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Show a toast' });
    notify(saved);
    await waitFor(() => expect(screen.getByText(saved.text)).toBeVisible());
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByText(failed.text)).toBeVisible());
    await waitFor(() => expect(screen.queryByText(saved.text)).not.toBeInTheDocument());
  }),
};

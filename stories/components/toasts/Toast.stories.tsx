import Button from '@mui/material/Button';
import { play, type Meta, type StoryObj } from '../../../.storybook/story';
import { notify } from '../../../src/components/toasts/notify';
import { Toast } from '../../../src/components/toasts/Snackbars';
import { press, see } from '../../steps';

const meta = {
  title: 'Components/Toasts/Toast',
  component: Toast,
  args: { tone: 'success', text: 'Evaluation created successfully' },
  parameters: {
    docsHeight: '9rem',
    notes: {
      use: 'Use it to report the result of a save. In the app, it is at the lower edge of the window for five seconds. Here it stays.',
      accessibility: [
        'A screen reader announces a success after its current sentence. A failure interrupts the sentence.',
        'Its time stops while the pointer is on the toast.',
        'It has a button to close it, and does not take the focus.',
        'It does not cover an open dialog, the control with the focus or the saved row. On a scrolled list it covers the content at the lower edge.',
        'The text is shown in full. It is also in Notifications.',
        'The colour only repeats the text and the icon.',
      ],
    },
  },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};

/** This toast is neither for a success nor for a failure. */
export const Default: Story = {
  args: { tone: 'default', text: 'Filters were reset' },
};

export const Destructive: Story = {
  args: { tone: 'destructive', text: 'Failed to save evaluation: Network Error' },
};

export const WithTitle: Story = {
  args: {
    tone: 'destructive',
    title: 'Registration failed',
    text: 'An account with this email already exists',
  },
};

/** A message of the server is cut at 200 characters. */
export const LongTexts: Story = {
  args: {
    tone: 'destructive',
    title: 'Error',
    text: `Failed to save employee: ${'The server had a lot to say about this. '.repeat(5)}`,
  },
};

/** A word of the toast cannot break. */
export const Unbreakable: Story = {
  args: { tone: 'destructive', text: `Failed to save employee: ${'x'.repeat(200)}` },
};

/** The server answered in Arabic. */
export const RightToLeft: Story = {
  args: {
    tone: 'destructive',
    text: 'Failed to save evaluation: لم يتم حفظ التقييم، حاول مرة أخرى.',
  },
};

/** The app shows one toast at a time. Write another one in the controls and press the button. */
export const InTheApp: Story = {
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
  play: play(async ({ args, userEvent }) => {
    await press(userEvent, 'Show a toast');
    await see(String(args['text']));
  }),
};

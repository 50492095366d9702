import { screen } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../../.storybook/story';
import { CopyButton } from '../../../src/components/controls/CopyButton';
import { see } from '../../steps';

const meta = {
  title: 'Components/Copy button',
  component: CopyButton,
  args: { label: 'Copy email', text: 'grace.hopper@example.com', success: 'Email copied' },
  parameters: {
    docsHeight: '8rem',
    notes: {
      use: 'Use it beside a text that users paste elsewhere, such as an e-mail address.',
      accessibility: [
        'A toast reports that the text was copied, or that the browser did not allow it.',
      ],
    },
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const copyTo = (write: () => Promise<void>, said: string): Story => ({
  beforeEach() {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: write },
      configurable: true,
    });
    return () => {
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    };
  },
  play: play(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy email' }));
    await see(said);
  }),
});

export const Copied: Story = copyTo(() => Promise.resolve(), 'Email copied');
/** The user or the browser does not allow the page to write to the clipboard. */
export const Refused: Story = copyTo(
  () => Promise.reject(new Error('Denied')),
  'The browser did not allow copying.',
);

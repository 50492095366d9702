import EditIcon from '@mui/icons-material/EditOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { expect, fn, screen } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../../.storybook/story';
import { IconAction } from '../../../src/components/controls/IconAction';

const meta = {
  title: 'Components/Icon action',
  component: IconAction,
  args: { label: 'Edit', icon: <EditIcon />, onClick: fn() },
  argTypes: { icon: { control: false } },
  parameters: {
    docsHeight: '8rem',
    notes: {
      use: 'Use it for the actions of one row of a table, when a text would take too much room.',
      accessibility: [
        'Screen readers read its label. The label is also a tooltip for pointer and keyboard.',
        'An action that opens another screen is a link. All others are buttons.',
        'A button that cannot be pressed still gets the keyboard focus. Its description gives the reason.',
        'It is 40 px wide and high.',
      ],
    },
  },
} satisfies Meta<typeof IconAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Link: Story = {
  args: { label: 'View Details', icon: <VisibilityIcon />, to: '/evaluation/evaluation-0382' },
};

const REASON = 'This cannot be edited, because the server does not say whose it is.';

/** The button still gets the keyboard focus. Its tooltip gives the reason why it cannot be pressed. */
export const Unavailable: Story = {
  args: { unavailable: REASON },
  play: play(async ({ userEvent, args }) => {
    const button = await screen.findByRole('button', { name: 'Edit' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args['onClick']).not.toHaveBeenCalled();
    await expect(getComputedStyle(button, '::after').content).toBe(`"${REASON}"`);
  }),
};

/** With the keyboard focus, the button shows a ring and its tooltip. */
export const Focused: Story = {
  play: play(async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Edit' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button, '::after').content).toBe('"Edit"');
  }),
};

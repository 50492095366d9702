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
      use: 'For what can be done with one row of a table, where words would take too much room.',
      accessibility: [
        'Its label is what screen readers read, and a tooltip for pointer and keyboard.',
        'An action that opens another screen is a link; all others are buttons.',
        'One that cannot be pressed is reached by the keyboard too, and says why.',
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

/** The button still gets the keyboard focus. Its tooltip says why it cannot be pressed. */
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

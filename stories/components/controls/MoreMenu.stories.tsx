import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { expect, screen, waitFor } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../../.storybook/story';
import { MoreItem } from '../../../src/components/controls/MoreItem';
import { MoreMenu } from '../../../src/components/controls/MoreMenu';
import { press } from '../../steps';

const meta = {
  title: 'Components/More menu',
  component: MoreMenu,
  args: {
    children: [
      <MoreItem key="export" icon={<DownloadIcon />}>
        Export evaluations
      </MoreItem>,
      <MoreItem key="print" icon={<PrintIcon />}>
        Print
      </MoreItem>,
    ],
  },
  argTypes: { children: { control: false } },
  parameters: {
    docsHeight: '14rem',
    notes: {
      use: 'Use it for the controls of a list that do not fit in one row on a phone.',
      accessibility: [
        'The button tells screen readers that it opens a menu, and whether the menu is open.',
        'The arrow keys move from item to item. Escape closes the menu and returns the focus to the button.',
      ],
    },
  },
} satisfies Meta<typeof MoreMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: play(async ({ userEvent }) => {
    await press(userEvent, 'More');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Print' })).toBeVisible());
  }),
};

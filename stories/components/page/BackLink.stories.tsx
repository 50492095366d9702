import type { Meta, StoryObj } from '../../../.storybook/story';
import { BackLink } from '../../../src/components/page/BackLink';
import { paths } from '../../../src/lib/url/paths';

const meta = {
  title: 'Components/Back link',
  component: BackLink,
  args: { fallback: paths.home },
  argTypes: { fallback: { control: false } },
  parameters: {
    docsHeight: '5rem',
    notes: {
      use: 'Use it above the title of a page that several other pages link to. It leads back to the page that the user came from.',
      accessibility: [
        'Its name contains the screen that it leads to, as in “Back to Employees”. Screen readers ignore the arrow.',
      ],
    },
  },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The user opened a link, and did not come from another screen. */
export const FromNowhere: Story = {};
export const ToEvaluations: Story = { args: { fallback: paths.allEvaluations } };

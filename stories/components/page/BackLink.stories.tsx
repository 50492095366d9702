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
      use: 'Above the title of a page that is opened from several others: the way back to where one came from.',
      accessibility: [
        'It is named after its screen, as in Back to Employees. The arrow is not read.',
      ],
    },
  },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The user opened a link, and came from no other screen. */
export const FromNowhere: Story = {};
export const ToEvaluations: Story = { args: { fallback: paths.allEvaluations } };

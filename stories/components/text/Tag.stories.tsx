import type { Meta, StoryObj } from '../../../.storybook/story';
import { Tag } from '../../../src/components/text/Tag';

const meta = {
  title: 'Components/Tag',
  component: Tag,
  args: { children: 'Manager' },
  parameters: {
    docsHeight: '7rem',
    notes: {
      use: 'For a role, and other words that sort things into a few groups.',
      accessibility: ['It is text. Where no header or label is near, name it for screen readers.'],
    },
  },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A long text is cut if there is no room. */
export const LongTexts: Story = {
  args: { children: 'Deputy-assistant-to-the-regional-manager-'.repeat(5) },
};
export const Missing: Story = { args: { children: 'N/A' } };
export const RightToLeft: Story = { args: { children: 'مدير' } };

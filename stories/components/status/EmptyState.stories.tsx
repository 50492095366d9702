import type { Meta, StoryObj } from '../../../.storybook/story';
import { EmptyState } from '../../../src/components/status/EmptyState';

const meta = {
  title: 'Components/Empty state',
  component: EmptyState,
  argTypes: { children: { control: false }, icon: { control: false } },
  parameters: {
    docsHeight: '14rem',
    notes: {
      use: 'Use it instead of an empty list or table. After a failed load, use LoadFailure.',
      accessibility: ['The text is a status. Screen readers announce it when it appears.'],
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { text: 'No evaluations available.' } };

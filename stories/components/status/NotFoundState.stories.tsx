import type { Meta, StoryObj } from '../../../.storybook/story';
import { NotFoundState } from '../../../src/components/status/NotFoundState';

const meta = {
  title: 'Components/Not found state',
  component: NotFoundState,
  args: { text: 'Employee not found' },
  parameters: {
    docsHeight: '16rem',
    notes: {
      use: 'Use it in place of a screen whose address has an id that does not exist. A second try would not help, so its button leads to Home.',
      accessibility: ['The text is a status. Screen readers announce it when it appears.'],
    },
  },
} satisfies Meta<typeof NotFoundState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};

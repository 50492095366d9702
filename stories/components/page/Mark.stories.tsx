import type { Meta, StoryObj } from '../../../.storybook/story';
import { Mark } from '../../../src/components/page/Mark';

const meta = {
  title: 'Components/Mark',
  component: Mark,
  parameters: {
    docsHeight: '5rem',
    notes: {
      use: 'Beside the name of the product, in the header and above the sign-in card. The tab icon has the same shape.',
      accessibility: ['It is hidden from screen readers: the name of the product is beside it.'],
    },
  },
} satisfies Meta<typeof Mark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

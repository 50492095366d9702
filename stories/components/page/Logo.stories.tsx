import type { Meta, StoryObj } from '../../../.storybook/story';
import { Logo } from '../../../src/components/page/Logo';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  parameters: {
    docsHeight: '5rem',
    notes: {
      use: 'Use it beside the name of the product, in the header and above the sign-in card. The tab icon has the same shape.',
      accessibility: [
        'It is hidden from screen readers, because the name of the product is beside it.',
      ],
    },
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../../../.storybook/stories/parameters';
import { CopyButton } from '../../../src/components/controls/CopyButton';

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { label: 'Copy email', text: 'grace.hopper@example.com', success: 'Email copied' },
  parameters: {
    docsHeight: '8rem',
    notes: {
      use: 'Beside a text that people paste elsewhere, such as an e-mail address.',
      accessibility: ['A toast says that the text was copied, or that the browser refused it.'],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

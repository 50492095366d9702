import type { Meta, StoryObj } from '../../.storybook/story';
import { NotFoundPage } from '../../src/pages/NotFoundPage';

const meta = {
  title: 'Pages/Not Found',
  component: NotFoundPage,
  parameters: {
    address: '/no-such-screen',
    docsHeight: '26rem',
    notes: {
      use: 'The screen for an address that names no screen, for users who are signed in.',
      accessibility: [
        'The message is the heading and the title of the document.',
        'The header stays, so that every screen is one step away.',
      ],
    },
  },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};

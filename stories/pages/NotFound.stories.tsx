import type { Meta, StoryObj } from '../../.storybook/story';
import { NotFoundPage } from '../../src/pages/NotFoundPage';

const meta = {
  title: 'Pages/Not Found',
  component: NotFoundPage,
  parameters: {
    address: '/no-such-screen',
    docsHeight: '26rem',
    notes: {
      use: 'Users who are signed in see this screen at an address that belongs to no screen.',
      accessibility: [
        'The message is the heading and the title of the document.',
        'The header stays, so that users can open every screen with one click.',
      ],
    },
  },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};

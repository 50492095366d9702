import { NO_SERVER, type Meta, type StoryObj } from '../../.storybook/story';
import { ReturnBanner } from '../../src/app/layout/ReturnBanner';

const meta = {
  title: 'App/Return banner',
  component: ReturnBanner,
  args: { to: '/employee-profile/employee-005?order=score' },
  parameters: {
    unaffectedBy: NO_SERVER,
    docsHeight: '8rem',
    notes: {
      use: 'Use it on Home after sign-in, when the user opened another address before: the session expired there, or the user opened a link without being signed in. The banner disappears when it is used or closed, and when another screen is opened.',
      accessibility: [
        'It is a region named Way back. Screen readers announce it when it appears.',
        'It does not take the focus. When it is closed, the focus moves to the heading of the screen.',
      ],
    },
  },
} satisfies Meta<typeof ReturnBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NamedScreen: Story = { args: { to: '/all-evaluations?overview=1' } };

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
      use:
        'On Home after signing in, where another address was asked for before: the session had expired there, or a ' +
        'link was opened while nobody was signed in. It goes when it is used or closed, and when another screen is opened.',
      accessibility: [
        'A region named Way back, which a screen reader announces when it appears.',
        'It does not take the focus. When it is closed, the focus moves to the heading of the screen.',
      ],
    },
  },
} satisfies Meta<typeof ReturnBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NamedScreen: Story = { args: { to: '/all-evaluations?overview=1' } };

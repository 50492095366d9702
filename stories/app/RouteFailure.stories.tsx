import { ARGUMENTS_ONLY, type Meta, type StoryObj } from '../../.storybook/story';
import { RouteFailure } from '../../src/app/routing/RouteFailure';

const meta = {
  title: 'App/Route failure',
  component: RouteFailure,
  parameters: {
    unaffectedBy: ARGUMENTS_ONLY,
    docsHeight: '17rem',
    notes: {
      use: 'Use it in place of a screen, or of the whole app, that cannot be rendered because its code did not load or is broken. Data that cannot be loaded has its own messages, on its own screen.',
      accessibility: [
        'The text is an alert, and is in the main landmark.',
        'Try again is a button. It loads the data and renders the screen again.',
      ],
    },
  },
} satisfies Meta<typeof RouteFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};

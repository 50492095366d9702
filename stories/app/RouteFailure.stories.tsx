import { ARGUMENTS_ONLY, type Meta, type StoryObj } from '../../.storybook/story';
import { RouteFailure } from '../../src/app/routing/RouteFailure';

const meta = {
  title: 'App/Route failure',
  component: RouteFailure,
  parameters: {
    unaffectedBy: ARGUMENTS_ONLY,
    docsHeight: '17rem',
    notes: {
      use:
        'In place of the whole app when a screen cannot be drawn, because its code did not arrive or is ' +
        'broken. Data that cannot be read has its own texts, on its own screen.',
      accessibility: [
        'The text is a status and in the main landmark.',
        'Try again is a button; it loads the page again.',
      ],
    },
  },
} satisfies Meta<typeof RouteFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};

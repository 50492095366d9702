import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildFeedback } from '../../mocks/db/builders';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { FeedbackList } from '../../src/features/evaluations/detail/FeedbackList';
import { seededEvaluations } from './seeded';

const meta = {
  title: 'Evaluations/FeedbackList',
  component: FeedbackList,
  argTypes: { feedbacks: { control: false } },
  parameters: {
    docsHeight: '22rem',
    notes: {
      use: 'For what was said about an evaluation, in the order of the server.',
      accessibility: [
        'A list with a name. It can have the focus, so that the arrow keys scroll it.',
        'Each text keeps its line breaks and the writing direction of its script.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof FeedbackList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    feedbacks: [
      buildFeedback(),
      buildFeedback({ feedback: 'I see this a little differently.', createdAt: '2025-06-02' }),
    ],
  },
};

export const Empty: Story = { args: { feedbacks: [] } };

/** More than fits: the list scrolls. */
export const Sixty: Story = {
  args: { feedbacks: Array.from({ length: 60 }, () => buildFeedback()) },
};

/** Without text, without date, without both. */
export const Sparse: Story = {
  args: {
    feedbacks: [buildFeedback({ feedback: null }), buildFeedback({ createdAt: null }), {}],
  },
};

/** Long, right-to-left, wide, and unbreakable texts. */
export const Extreme: Story = {
  args: {
    feedbacks: seededEvaluations('extreme', 8).flatMap(({ feedbacks }) => feedbacks ?? []),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { EvaluationDetail } from '../../src/features/evaluations/detail/EvaluationDetail';

const meta = {
  title: 'Evaluations/EvaluationDetail',
  component: EvaluationDetail,
  args: { id: 'evaluation-0382' },
  parameters: {
    docsHeight: '38rem',
    notes: {
      use: 'For one evaluation as a whole: score and note, who gave them, whom it is about, what was said about it. Each part has its action.',
      accessibility: [
        'The heading takes the focus when the user comes from another screen.',
        'Each part is a region named by its heading; the facts are labels with their values.',
        'The list of feedback scrolls by keyboard too.',
        'A note keeps its line breaks and the writing direction of its script.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof EvaluationDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A name without a place to break. */
export const UnbreakableName: Story = {
  args: { id: 'evaluation-0395' },
  globals: { scenario: 'extreme' },
};

export const RightToLeft: Story = {
  args: { id: 'evaluation-0273' },
  globals: { scenario: 'extreme' },
};

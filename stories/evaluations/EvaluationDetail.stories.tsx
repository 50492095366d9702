import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../../.storybook/parameters';
import { EvaluationDetail } from '../../src/features/evaluations/detail/EvaluationDetail';

const meta = {
  title: 'Evaluations/EvaluationDetail',
  component: EvaluationDetail,
  args: { id: 'evaluation-0382' },
  parameters: {
    docsHeight: '38rem',
    notes: {
      use: 'For one evaluation as a whole: score and note, whom it is about, what was said about it.',
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
export const Loading: Story = { globals: { scenario: 'loading' } };
export const NoFeedback: Story = { args: { id: 'evaluation-0009' } };

/** The list of feedback scrolls inside its card. There is no note. */
export const SixtyFeedbacks: Story = { args: { id: 'evaluation-0399' } };

export const LongNote: Story = { args: { id: 'evaluation-0393' } };

export const Failed: Story = {
  globals: { scenario: 'serverError' },
  parameters: { logs: ['Failed to fetch evaluation'] } satisfies StoryParameters,
};

/** No evaluation has the id that the address names. */
export const NotFound: Story = {
  globals: { scenario: 'notFound' },
  parameters: { logs: ['Failed to fetch evaluation'] } satisfies StoryParameters,
};

/** The server told nothing but that there is an evaluation. */
export const Sparse: Story = { globals: { scenario: 'sparse' } };

/** A long name, and a note for minutes of reading. */
export const Extreme: Story = {
  args: { id: 'evaluation-0398' },
  globals: { scenario: 'extreme' },
};

/** A name that cannot break. */
export const UnbreakableName: Story = {
  args: { id: 'evaluation-0395' },
  globals: { scenario: 'extreme' },
};

export const RightToLeft: Story = {
  args: { id: 'evaluation-0273' },
  globals: { scenario: 'extreme' },
};

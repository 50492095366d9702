import type { Meta, StoryObj } from '../../.storybook/story';
import { EvaluationPage } from '../../src/pages/EvaluationPage';

const meta = {
  title: 'Pages/Evaluation',
  component: EvaluationPage,
  parameters: {
    address: '/evaluation/evaluation-0386',
    docsHeight: '46rem',
    notes: {
      use: 'One evaluation in full: score and note, whom it is about, and the feedback on it.',
      accessibility: [
        'The heading and the title of the document name the employee; each part is a region with a heading.',
        'Many feedbacks scroll in their place, which Tab reaches and the arrow keys move.',
        'Notes and feedback run in the direction of the language that they are written in.',
        'The score is text; its colour repeats what it says.',
      ],
    },
  },
} satisfies Meta<typeof EvaluationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const failure = { logs: ['Failed to fetch evaluation'] };

const at = (id: string) => ({ address: `/evaluation/${id}` });

export const Loaded: Story = {};
export const Loading: Story = { globals: { state: 'loading' } };
export const NoNote: Story = { parameters: at('evaluation-0100') };
export const NoFeedback: Story = { parameters: at('evaluation-0400') };
/** The list of feedback scrolls. */
export const SixtyFeedbacks: Story = { parameters: at('evaluation-0399') };
/** The note has more than 2,000 characters in paragraphs. */
export const LongNote: Story = { parameters: at('evaluation-0393') };
/** The server answers with an error. */
export const Failed: Story = { globals: { state: 'serverError' }, parameters: failure };
/** No evaluation has this id. */
export const NotFound: Story = { globals: { state: 'notFound' }, parameters: failure };
/** The address has two dots instead of an id. No request is sent, so there is no button Try again. */
export const UnusableId: Story = {
  parameters: at('%2e%2e'),
};
/** The name, the address, the note and the feedback are hard to lay out. */
export const LongTexts: Story = { globals: { state: 'extreme' } };
/** The name cannot break. */
export const UnbreakableName: Story = {
  globals: { state: 'extreme' },
  parameters: at('evaluation-0395'),
};
export const RightToLeft: Story = {
  globals: { state: 'extreme' },
  parameters: at('evaluation-0273'),
};
/** One feedback has no text, one has no date, and one has neither. */
export const SparseFeedback: Story = {
  parameters: {
    mock: {
      rules: {
        getEvaluation: [
          {
            answer: 'fixed',
            status: 200,
            body: {
              _id: 'evaluation-0386',
              feedbacks: [{ createdAt: '2025-06-02' }, { feedback: 'Well done.' }, {}],
            },
          },
        ],
      },
    },
  },
};
/** The evaluation has no optional values. */
export const Sparse: Story = { globals: { state: 'sparse' } };
/** The server sends values that the contract forbids. */
export const ForbiddenValues: Story = {
  globals: { state: 'brokenEvaluation' },
};

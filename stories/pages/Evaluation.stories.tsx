import type { Meta, StoryObj } from '../../.storybook/story';
import { EvaluationPage } from '../../src/pages/EvaluationPage';

const meta = {
  title: 'Pages/Evaluation',
  component: EvaluationPage,
  parameters: {
    address: '/evaluation/evaluation-0386',
    docsHeight: '46rem',
    notes: {
      use: 'Use this screen to read one evaluation in full: the score and the note, the employee, and the feedback.',
      accessibility: [
        'The heading and the title of the document name the employee. Each part is a region with a heading.',
        'A long list of feedback scrolls in its place. Tab moves the focus to the list, and the arrow keys scroll it.',
        'Notes and feedback have the writing direction of their language.',
        'The score is text. The colour only repeats it.',
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

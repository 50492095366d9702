import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { buildEvaluation } from '../../../mocks/db/builders';
import { SectionCard } from '../../../src/components/page/SectionCard';
import { columns } from '../../../src/features/evaluations/table/columns';
import { EvaluationsTable } from '../../../src/features/evaluations/table/EvaluationsTable';
import { FeedbackList } from '../../../src/features/evaluations/detail/FeedbackList';

const meta = {
  title: 'Components/Section card',
  component: SectionCard,
  argTypes: { children: { control: false }, action: { control: false } },
  parameters: {
    docsHeight: '18rem',
    notes: {
      use: 'Use it for each part of a screen that has several parts.',
      accessibility: ['It is a region, named by its second-level heading.'],
    },
  },
} satisfies Meta<typeof SectionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { title: 'Feedbacks', children: <FeedbackList feedbacks={[]} /> },
};

/** The button belongs to the content. On a narrow screen it is below the title. */
export const WithAction: Story = {
  args: {
    title: 'Feedbacks',
    action: (
      <Button size="small" variant="outlined">
        Add Feedback
      </Button>
    ),
    children: <FeedbackList feedbacks={[]} />,
  },
};

/** The card contains a table, which has its own space at the edges. */
export const Flush: Story = {
  args: {
    title: 'Evaluations History',
    flush: true,
    children: (
      <EvaluationsTable
        label="Evaluations History"
        columns={[columns.score, columns.note, columns.evaluator, columns.createdAt]}
        evaluations={[buildEvaluation()]}
      />
    ),
  },
};

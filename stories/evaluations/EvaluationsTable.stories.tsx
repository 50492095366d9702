import { ARGUMENTS_ONLY, type Meta, type StoryObj } from '../../.storybook/story';
import { columns } from '../../src/features/evaluations/table/columns';
import { EvaluationsTable } from '../../src/features/evaluations/table/EvaluationsTable';
import { seededEvaluations } from '../seeded';

const { employee, email, score, note, reviewer, reviewerEmail, createdAt } = columns;

const meta = {
  title: 'Evaluations/Evaluations table',
  component: EvaluationsTable,
  args: {
    label: 'Employee Evaluations',
    columns: [employee, email, score, note, reviewer, reviewerEmail, createdAt],
    evaluations: seededEvaluations('default', 5),
  },
  argTypes: { columns: { control: false }, evaluations: { control: false } },
  parameters: {
    unaffectedBy: ARGUMENTS_ONLY,
    docsHeight: '36rem',
    notes: {
      use: 'Use it for evaluations of any origin. Each screen selects its columns and adds its own actions.',
      accessibility: [
        'It is a table with a name, column headers, rows and cells, also on a phone, where each row looks like a card.',
        'On narrow screens, the e-mail addresses and the reviewer are hidden. A link opens the details of an evaluation.',
        'The name of an employee is a link to the profile, if the server sends the id.',
        'Names and notes keep the writing direction of their script.',
        'Rows that are about to be replaced are grey, but can still be read. The table is marked as busy.',
      ],
    },
  },
} satisfies Meta<typeof EvaluationsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

/** A saved evaluation has a tint, which fades. With reduced motion, it stays for the same time and then disappears. */
export const Saved: Story = { args: { highlightedId: meta.args.evaluations[1]?._id } };

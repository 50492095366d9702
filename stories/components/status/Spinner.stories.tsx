import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { Spinner } from '../../../src/components/status/Spinner';
import { columns } from '../../../src/features/evaluations/table/columns';
import { EvaluationsTable } from '../../../src/features/evaluations/table/EvaluationsTable';
import { seededEvaluations } from '../../seeded';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Loading evaluations' },
  parameters: {
    docsHeight: '24rem',
    notes: {
      use: 'Use it while content is loading and its shape is not known. If the shape is known, use a skeleton.',
      accessibility: [
        'It is a progress bar. Its name describes what is loading.',
        'It is at the start of the content, so that it is visible without scrolling.',
      ],
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

/** The spinner covers the old page while the next one loads. */
export const Overlay: Story = {
  args: { overlay: true },
  decorators: [
    (Story) => (
      <Box sx={{ position: 'relative' }}>
        <EvaluationsTable
          label="Evaluations"
          columns={[columns.score, columns.note, columns.evaluator]}
          evaluations={seededEvaluations('default', 4)}
          busy
        />
        <Story />
      </Box>
    ),
  ],
};

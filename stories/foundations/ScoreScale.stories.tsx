import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { Form } from '../../src/components/forms/Form';
import { ScoreBadge, scoreTone } from '../../src/components/score/ScoreBadge';
import { MAX_SCORE, MIN_SCORE } from '../../src/domain/constants';
import { evaluationSchema } from '../../src/domain/schemas';
import { ScoreInput } from '../../src/features/evaluations/dialogs/ScoreInput';
import { neverEnding } from '../components/forms/inForm';
import { Sheet, SheetSection } from './Sheet';

const meta = {
  title: 'Foundations/Score scale',
  parameters: {
    docsHeight: '60rem',
    notes: {
      use: 'Scores go from 1 to 10 and may have decimals; four tones let a column of them be read at a glance. The large form is for the page that is about the score.',
      accessibility: [
        'The number says it; the tone and the length of the bar repeat it. Without colour the bar still tells the order.',
        'Screen readers hear the end of the scale too: 7.5 of 10.',
        'Every tone has a contrast of 4.5:1 or more (Foundations, Colour, Contrast).',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const SCORES = Array.from({ length: MAX_SCORE - MIN_SCORE + 1 }, (_, step) => MIN_SCORE + step);

export const Scale: Story = {
  render: () => (
    <Sheet
      title="Score scale"
      intro={`From ${MIN_SCORE} to ${MAX_SCORE}: the tone that the code gives each score, and a bar as long as the score is high.`}
    >
      <SheetSection title="Shown">
        <Table size="small" aria-label="Scores" sx={{ maxWidth: '40rem' }}>
          <TableHead>
            <TableRow>
              {['Tone', 'In a table', 'Large'].map((header) => (
                <TableCell key={header}>{header}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {[...SCORES, null].map((score) => (
              <TableRow key={score}>
                <TableCell sx={{ color: 'text.secondary' }}>
                  {score === null ? 'missing' : scoreTone(score)}
                </TableCell>
                <TableCell>
                  <ScoreBadge score={score} />
                </TableCell>
                <TableCell>
                  <ScoreBadge score={score} large />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </SheetSection>
      <SheetSection
        title="Chosen"
        intro="A button for each whole number, in the tone of its badge, and a field for decimals. Both are one value."
      >
        <Box sx={{ maxWidth: '34rem' }}>
          <Form
            schema={evaluationSchema}
            initialValues={{ note: 'Calm.', score: '7' }}
            onSubmit={neverEnding}
          >
            <ScoreInput />
          </Form>
        </Box>
      </SheetSection>
    </Sheet>
  ),
  play: play(async ({ canvas }) => {
    const rows = within(canvas.getByRole('table')).getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(SCORES.length + 1);
    await expect(canvas.getByRole('row', { name: 'good 7 of 10 7 of 10' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'missing N/A N/A' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '7' })).toBeChecked();
  }),
};

import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { expect } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { ScoreBadge } from '../../src/components/score/ScoreBadge';
import { MAX_SCORE, MIN_SCORE } from '../../src/domain/constants';
import { Sheet } from './Sheet';

const meta = { title: 'Foundations/Score scale', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const SCORES = Array.from({ length: MAX_SCORE - MIN_SCORE + 1 }, (_, step) => MIN_SCORE + step);

export const ScoreScale: StoryObj = {
  name: 'Score scale',
  render: () => (
    <Sheet
      title="Score scale"
      intro="Each score has a colour of its own, and a bar whose length depends on the score. The number shows the score. The colour and the bar only repeat it. The large badge is for the page that is about the score."
    >
      <Table size="small" aria-label="Scores" sx={{ maxWidth: '40rem' }}>
        <TableHead>
          <TableRow>
            {['Score', 'In a table', 'Large'].map((header) => (
              <TableCell key={header}>{header}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {[...SCORES, null].map((score) => (
            <TableRow key={score}>
              <TableCell>{score ?? 'missing'}</TableCell>
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
    </Sheet>
  ),
  play: play(async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: '7 7 of 10 7 of 10' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'missing N/A N/A' })).toBeVisible();
  }),
};

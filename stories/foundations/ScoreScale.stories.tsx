import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { ScoreBadge, scoreTone } from '../../src/components/score/ScoreBadge';
import { MAX_SCORE, MIN_SCORE } from '../../src/domain/constants';
import { Sheet } from './Sheet';

const meta = {
  title: 'Foundations/Score scale',
  parameters: {
    docsHeight: '36rem',
    notes: {
      use: 'Scores go from 1 to 10 and may have decimals; four tones let a column of them be read at a glance.',
      accessibility: ['The number says it; the tone repeats it. Every tone has 4.5:1 or more.'],
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
      intro={`From ${MIN_SCORE} to ${MAX_SCORE}, with the tone that the code gives each score.`}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {SCORES.map((score) => (
          <Box
            component="li"
            key={score}
            sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 0.75 }}
          >
            <ScoreBadge score={score} />
            <Typography color="textSecondary">{scoreTone(score)}</Typography>
          </Box>
        ))}
        <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 0.75 }}>
          <ScoreBadge score={null} />
          <Typography color="textSecondary">missing</Typography>
        </Box>
      </Box>
    </Sheet>
  ),
  play: play(async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(11);
    await expect(canvas.getByText('N/A')).toBeVisible();
  }),
};

import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { ScoreBadge } from '../../../src/components/score/ScoreBadge';

const meta = {
  title: 'Components/Score badge',
  component: ScoreBadge,
  parameters: {
    docsHeight: '6rem',
    notes: {
      use: 'Use it for every score: in tables, in an evaluation and in statistics.',
      accessibility: [
        'The number is text. Screen readers read it as in “7.5 of 10”. The colour and the length of the bar only repeat it.',
        'A number that does not fit wraps. It is never cut.',
        'The text and the background have a contrast of at least 4.5:1 at every score, in the light and the dark scheme.',
      ],
    },
  },
} satisfies Meta<typeof ScoreBadge>;

export default meta;
type Story = StoryObj<typeof meta>;
export const High: Story = { args: { score: 10 } };

/** The colour changes evenly from score to score. */
export const Scale: Story = {
  args: { score: 4 },
  argTypes: { score: { control: false } },
  render: () => (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((score) => (
        <ScoreBadge key={score} score={score} />
      ))}
    </Stack>
  ),
};

/** An average has one decimal, also if it is a whole number. */
export const Average: Story = { args: { score: 7.96, average: true } };

/** A score has at most two decimals. */
export const ManyDecimals: Story = { args: { score: 9.876_543_21 } };

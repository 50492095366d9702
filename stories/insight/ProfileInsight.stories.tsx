import { expect, screen, waitFor } from 'storybook/test';
import { ARGUMENTS_ONLY, play, type Meta, type StoryObj } from '../../.storybook/story';
import { ProfileInsight } from '../../src/features/insight/profile/ProfileInsight';
import { history, HOSTILE } from './histories';
import { chooseChartOption, drawn } from '../steps';

const meta = {
  title: 'Insight/Profile insight',
  component: ProfileInsight,
  args: { evaluations: history(12) },
  parameters: {
    unaffectedBy: ARGUMENTS_ONLY,
    docsHeight: '34rem',
    notes: {
      use: 'Use it on a profile, after the text. It shows every score at its date, and how often each score was given. If there are five scores or more, it draws the median. With fewer scores, a sentence explains that there is no trend. Two scores or fewer are only text.',
      accessibility: [
        'Each chart is a region with its heading. A text describes the chart, and users can show it as a table.',
        'Evaluators differ in shape and in colour. The list below the chart has a button for each evaluator, which highlights their markers.',
        'The arrow keys move from marker to marker. Enter opens the evaluation.',
        'The text contains the number of evaluations that cannot be drawn.',
      ],
    },
  },
  play: drawn,
} satisfies Meta<typeof ProfileInsight>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
/** There are no evaluations. */
export const Empty: Story = { args: { evaluations: [] } };
export const One: Story = { args: { evaluations: history(1) } };
export const Two: Story = { args: { evaluations: history(2) } };
/** One evaluator has given six equal scores on one day. */
export const Equal: Story = {
  args: {
    evaluations: history(6).map((evaluation) => ({
      ...evaluation,
      ...history(1)[0],
      _id: evaluation._id,
    })),
  },
};
export const Sixty: Story = { args: { evaluations: history(60) } };
export const FiveThousand: Story = { args: { evaluations: history(5_000) } };
/**
 * Some names are long or right-to-left. Scores are left out if they are missing, 0 or 11, or have no date or a future
 * one.
 */
export const LongTexts: Story = { args: { evaluations: HOSTILE } };
/** No evaluation can be used. */
export const NothingUsable: Story = {
  args: { evaluations: HOSTILE.filter(({ _id }) => _id.startsWith('unusable')) },
};
export const AsTables: Story = {
  args: { evaluations: HOSTILE },
  play: play(async ({ userEvent }) => {
    await chooseChartOption(userEvent, 'Scores over time', 'Show as table');
    await chooseChartOption(userEvent, 'Distribution', 'Show as table');
    await waitFor(() =>
      expect(screen.getByRole('table', { name: 'Scores over time' })).toBeVisible(),
    );
    await expect(screen.getByRole('table', { name: 'Distribution' })).toBeVisible();
  }),
};

import type { Meta, StoryObj } from '../../../.storybook/story';
import { ScoreStrip } from '../../../src/components/score/ScoreStrip';

const meta = {
  title: 'Components/Score strip',
  component: ScoreStrip,
  args: { scores: [3, 5, 5, 9] },
  parameters: {
    docsHeight: '6rem',
    notes: {
      use: 'Use it for all scores of a person on one scale, in a row of a table or in a comparison.',
      accessibility: [
        'It is an image whose name lists the scores, at most twenty of them.',
        'The position of a dot shows its score. The colour has no meaning.',
      ],
    },
  },
} satisfies Meta<typeof ScoreStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Empty: Story = { args: { scores: [] } };
/** Some scores are equal or nearly equal. */
export const Many: Story = { args: { scores: [4, 4, 4, 4, 4.5, 6, 6, 6, 7, 8, 8.25, 8, 8, 8, 8] } };
/** The dots get smaller, so that each one stays visible. */
export const Sixty: Story = {
  args: { scores: Array.from({ length: 60 }, (_, index) => 1 + (index % 7) + (index % 3)) },
};
/** From about 40 equal scores on, the dots overlap. */
export const Equal: Story = { args: { scores: Array<number>(60).fill(8) } };

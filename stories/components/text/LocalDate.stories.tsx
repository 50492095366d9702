import { expect } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../../.storybook/story';
import { LocalDate } from '../../../src/components/text/LocalDate';

const meta = {
  title: 'Components/Local date',
  component: LocalDate,
  parameters: {
    docsHeight: '6rem',
    notes: {
      use: 'Use it for the date of an evaluation or of feedback. For 30 days, it also shows how long ago the date was.',
      accessibility: [
        'The date is always text. The exact time is in the tooltip, and in the machine-readable value of the element.',
        'The relative date, such as “today”, is also text.',
      ],
    },
  },
} satisfies Meta<typeof LocalDate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The clock of the stories is fixed at 30 June 2026. */
export const Today: Story = {
  args: { iso: '2026-06-30T08:00:00.000Z' },
  play: play(async ({ canvas }) => {
    await expect(canvas.getByText('today')).toBeVisible();
  }),
};

/** After 30 days, only the date is shown. */
export const Older: Story = {
  args: { iso: '2026-05-30T08:00:00.000Z' },
  play: play(async ({ canvas }) => {
    await expect(canvas.queryByText(/ago/)).not.toBeInTheDocument();
  }),
};

/** A date without a time has no tooltip. */
export const WithoutTime: Story = { args: { iso: '2026-06-28' } };

export const Missing: Story = { args: { iso: null } };

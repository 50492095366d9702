import { NO_SERVER, type Meta, type StoryObj } from '../../.storybook/story';
import { DraftBanner } from '../../src/app/layout/DraftBanner';

const evaluationOf = (employeeName: string) => ({
  draft: {
    id: '1',
    subject: { kind: 'evaluation' as const, employeeId: 'employee-005', employeeName },
    values: { note: 'Explains hard things', score: '7' },
  },
});

const meta = {
  title: 'App/Draft banner',
  component: DraftBanner,
  args: evaluationOf('Grace Mwangi'),
  parameters: {
    unaffectedBy: NO_SERVER,
    docsHeight: '8rem',
    notes: {
      use: 'Use it between the header and the screen. It appears on the next visit of a user whose tab was closed, or whose session expired, while a dialog had unsaved text. Continue opens that dialog on the current screen.',
      accessibility: [
        'It is a region named Unsaved text. Screen readers announce it when it appears.',
        'It does not take the focus. When it disappears, the focus moves to the heading of the screen.',
        'On narrow screens, the buttons are below the text.',
      ],
    },
  },
} satisfies Meta<typeof DraftBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The draft belongs to a queue of evaluations. */
export const Queue: Story = {
  args: {
    draft: {
      ...evaluationOf('Grace Mwangi').draft,
      values: {},
      queue: { ids: ['employee-004', 'employee-005'], index: 1, evaluated: ['employee-004'] },
    },
  },
};

/** The name has no space. */
export const LongTexts: Story = {
  args: evaluationOf('Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2)),
};

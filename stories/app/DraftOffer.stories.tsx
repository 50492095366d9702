import { fn } from 'storybook/test';
import { ARGUMENTS_ONLY, type Meta, type StoryObj } from '../../.storybook/story';
import { DraftOffer } from '../../src/app/drafts/DraftOffer';

const meta = {
  title: 'App/DraftOffer',
  component: DraftOffer,
  args: {
    title: 'Create Evaluation for Grace Mwangi',
    onContinue: fn(),
    onDiscard: fn(),
  },
  parameters: {
    unaffectedBy: ARGUMENTS_ONLY,
    docsHeight: '8rem',
    notes: {
      use:
        'Between the header and the screen, after a session expired while a dialog had unsaved text, and the ' +
        'same user signed in again. Continue opens that dialog on the current screen.',
      accessibility: [
        'A region named Unsaved text, which a screen reader announces when it appears.',
        'It does not take the focus. When it disappears, the focus moves to the heading of the screen.',
        'On narrow screens the buttons are below the text.',
      ],
    },
  },
} satisfies Meta<typeof DraftOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongTexts: Story = {
  args: {
    title:
      'Edit Evaluation for Maria do Carmo Francisca Xavier de Paula Leopoldina Isabel Rafaela Gonzaga de Bragança e Albuquerque-Montenegro',
  },
};

/** A name without a space. */
export const UnbreakableTitle: Story = {
  args: {
    title: `Create Evaluation for ${'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2)}`,
  },
};

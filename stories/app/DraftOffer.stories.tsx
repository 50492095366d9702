import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/parameters';
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
    docsHeight: '8rem',
    notes: {
      use:
        'Between the header and the screen, for whoever signs in again after a session expired over a ' +
        'dialog with unsaved text. Continue opens that dialog, over whatever screen is shown.',
      accessibility: [
        'A region named Unsaved text, whose words a screen reader says when it appears.',
        'It takes no focus. When it goes, the focus goes to the heading of the screen.',
        'On narrow screens the buttons stand below the words.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof DraftOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongTitle: Story = {
  args: {
    title:
      'Edit Evaluation for Maria do Carmo Francisca Xavier de Paula Leopoldina Isabel Rafaela Gonzaga de Bragança e Albuquerque-Montenegro',
  },
};

/** A name of one word without a place to break. */
export const UnbreakableTitle: Story = {
  args: {
    title: `Create Evaluation for ${'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2)}`,
  },
};

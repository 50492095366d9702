import type { Meta, StoryObj } from '../../../.storybook/story';
import { Highlighted } from '../../../src/components/text/Highlighted';

const meta = {
  title: 'Components/Highlighted',
  component: Highlighted,
  args: { text: 'Mario Bianchi', words: ['bianchi', 'mar'] },
  parameters: {
    docsHeight: '5rem',
    notes: {
      use: 'Use it for a name or an e-mail address in the rows and cards of a search.',
      accessibility: [
        'A match is a mark element. Screen readers read the text as a whole.',
        'With forced colours, a match has an outline, because backgrounds are not drawn.',
      ],
    },
  },
} satisfies Meta<typeof Highlighted>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The search ignores case and accents. */
export const Accents: Story = {
  args: { text: 'Zoë Müller, Große Straße', words: ['muller', 'strasse'] },
};
/** The text cannot break, and some letters have more than one code unit. */
export const LongTexts: Story = {
  args: { text: `👩🏽‍🚀 Straße ${'Wolfeschlegelstein'.repeat(8)}`, words: ['👩', 'stein'] },
};
export const RightToLeft: Story = { args: { text: 'شركة عمر الفاروق', words: ['عمر'] } };

import { fn } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { buildEmployee } from '../../mocks/db/builders';
import { ResultCard } from '../../src/features/results/cards/ResultCard';
import { ResultCards } from '../../src/features/results/cards/ResultCards';
import { see } from '../steps';

const meta = {
  title: 'Results/Result card',
  component: ResultCard,
  // The card is a list item, and the list determines its width.
  render: ({ employee, words, detail, onEvaluate }) => (
    <ResultCards
      results={[employee]}
      search={words.join(' ')}
      detailOf={() => detail}
      onEvaluate={onEvaluate}
    />
  ),
  args: {
    employee: buildEmployee({ _id: 'employee-001' }),
    detail: undefined,
    words: [],
    position: 1,
    of: 1,
    isInView: true,
    isOpen: false,
    onToggle: fn(),
    onEvaluate: fn(),
  },
  parameters: {
    docsHeight: '18rem',
    notes: {
      use: 'One employee who was found on Results, in Hits. A click on the card opens the profile.',
      accessibility: [
        'The name is a heading and a link; the focus ring of the link is around the whole card, which a click opens too.',
        'The address can be selected and copied.',
        'Statistics opens them inside the card: the button says whether they are shown, and a group is named after the employee.',
        'Long names and addresses wrap: nothing is cut off.',
        'How many evaluations an average is of is always said.',
      ],
    },
  },
} satisfies Meta<typeof ResultCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const seeSummary = (text: string | RegExp) => play(() => see(text));

/** The statistics and the last evaluation are loaded when the card has been in view for a moment. */
export const Loaded: Story = { play: seeSummary(/^Last evaluated/) };
/** The employee was just hired. */
export const NoEvaluations: Story = {
  args: { employee: buildEmployee({ _id: 'employee-057' }) },
  play: seeSummary('No evaluations yet'),
};

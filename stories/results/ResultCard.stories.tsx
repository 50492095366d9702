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
      use: 'Use it in ResultCards, for an employee whom a search on Results has found. A click on the card opens the profile.',
      accessibility: [
        'The name is a heading and a link. The focus ring of the link is around the whole card, because a click on the card also opens the link.',
        'Users can select and copy the e-mail address.',
        'The button Statistics opens the statistics inside the card, and tells screen readers whether they are shown. They are a group that is named after the employee.',
        'Long names and addresses wrap. Nothing is cut off.',
        'The card always shows the number of evaluations from which an average is computed.',
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

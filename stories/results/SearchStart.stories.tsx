import { ARGUMENTS_ONLY, type Meta, type StoryObj } from '../../.storybook/story';
import { SearchStart } from '../../src/features/results/search/SearchStart';
import { addRecentSearch } from '../../src/features/results/search/recentSearches';

const meta = {
  title: 'Results/Search start',
  component: SearchStart,
  parameters: {
    unaffectedBy: ARGUMENTS_ONLY,
    docsHeight: '34rem',
    notes: {
      use: 'Use it on Results before a search. It explains what users can do, and lists the last five searches of this tab. The searches are removed on sign-out.',
      accessibility: [
        'The searches are links in a navigation named Recent searches.',
        'A link disappears when it is used, so the focus moves to the heading of the screen.',
      ],
    },
  },
} satisfies Meta<typeof SearchStart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RecentSearches: Story = {
  beforeEach() {
    ['grace', 'mar', 'müller', 'bo li', '@example.com'].forEach(addRecentSearch);
  },
};
/** The texts are long, right-to-left or contain markup. Each has one line. */
export const LongTexts: Story = {
  beforeEach() {
    ['x'.repeat(3_000), 'שלום עולם', '<b>bold</b> & more', '😀'.repeat(80)].forEach(
      addRecentSearch,
    );
  },
};

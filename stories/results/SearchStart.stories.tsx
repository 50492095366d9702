import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { SearchStart } from '../../src/features/results/search/SearchStart';
import { keepSearch } from '../../src/features/results/search/recentSearches';

const meta = {
  title: 'Results/Search Start',
  component: SearchStart,
  parameters: {
    docsHeight: '20rem',
    notes: {
      use: 'On Results before a search: what can be done, and the last five searches of this tab. Signing out removes them.',
      accessibility: [
        'The recent searches are links in a navigation named Recent searches.',
        'A link that was followed is gone, so the focus moves to the heading of the screen.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof SearchStart>;

export default meta;
type Story = StoryObj<typeof meta>;

const after = (...texts: string[]): Story => ({
  beforeEach() {
    texts.forEach(keepSearch);
  },
  play: play(async () => {
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(texts.length));
  }),
});

export const Default: Story = {};
export const RecentSearches: Story = after('grace', 'mar', 'müller', 'bo li', '@example.com');
/** Long, right-to-left and marked-up texts: each is one line. */
export const Extreme: Story = after(
  'x'.repeat(3_000),
  'שלום עולם',
  '<b>bold</b> & more',
  '😀'.repeat(80),
);

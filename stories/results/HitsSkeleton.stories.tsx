import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { HitsSkeleton } from '../../src/features/results/search/Hits';

const meta = {
  title: 'Results/Hits Skeleton',
  component: HitsSkeleton,
  parameters: {
    docsHeight: '40rem',
    notes: {
      use: 'While a search on Results runs, in the place of the cards to come and as high as they are.',
      accessibility: [
        'It is hidden from screen readers; the form above has a progress bar named Searching.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof HitsSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { ResultsPanel } from '../../src/features/results/ResultsPanel';

const meta = {
  title: 'Results/Results Panel',
  component: ResultsPanel,
  parameters: {
    docsHeight: '40rem',
    notes: {
      use: 'On Results: asks the server for employees, shows their statistics, exports them. Its states are on Pages/Results.',
      accessibility: [
        'A search landmark: Enter in the field and the button do the same; typing alone does nothing.',
        'The view is a group of two buttons, of which one is pressed.',
        'How many were found, and that nobody was, is read out.',
        'While it searches there is a progress bar named Searching.',
        'Where the employees cannot be read there is a text, and a button that tries again.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof ResultsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before a search. */
export const Default: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { PagedEvaluations } from '../../src/features/evaluations/table/PagedEvaluations';

const meta = {
  title: 'Evaluations/PagedEvaluations',
  component: PagedEvaluations,
  args: { label: 'Employee Evaluations', scope: 'own' },
  parameters: {
    docsHeight: '64rem',
    notes: {
      use: 'For evaluations that come from the server a page at a time: one’s own, or everybody’s. Its states are on Pages/My Evaluations.',
      accessibility: [
        'Previous and Next are a navigation; the page that is shown is read out when it changes.',
        'The actions of a row are icons with a name and a tooltip.',
        'While the next page loads, the one before stays, and is marked as busy.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof PagedEvaluations>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The evaluations that the demo Admin gave. */
export const Own: Story = {};

export const All: Story = { args: { scope: 'all' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { buildEmployee } from '../../mocks/db/builders';
import { HitCard } from '../../src/features/results/search/HitCard';
import { Hits } from '../../src/features/results/search/Hits';
import { employeesOf, sparseEmployees } from '../employees/people';

const meta = {
  title: 'Results/Hit Card',
  component: HitCard,
  // The card is a list item, and the list determines its width.
  render: ({ employee }) => <Hits employees={[employee]} />,
  args: { employee: buildEmployee({ _id: 'employee-001' }), position: 1, of: 1 },
  parameters: {
    docsHeight: '11rem',
    notes: {
      use: 'One employee who was found on Results, in Hits.',
      accessibility: [
        'The name is a heading.',
        'Long names and addresses wrap: nothing is cut off.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof HitCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The server sent nothing but an id. */
export const Sparse: Story = { args: { employee: sparseEmployees()[0] } };
/** A name without a place to break. */
export const Extreme: Story = { args: { employee: employeesOf('extreme')[1] } };
export const RightToLeft: Story = { args: { employee: employeesOf('extreme')[2] } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { Hits } from '../../src/features/results/search/Hits';
import { employeesOf, sparseEmployees } from '../employees/people';

const meta = {
  title: 'Results/Hits',
  component: Hits,
  args: { employees: employeesOf().slice(0, 9) },
  parameters: {
    docsHeight: '30rem',
    notes: {
      use: 'Who was found on Results: as many cards side by side as there is room for.',
      accessibility: [
        'A list, so a screen reader says how many there are, and each name is a heading.',
        'Tab goes from one Statistics button to the next, row by row.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof Hits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** One card is as wide as the others would be. */
export const One: Story = { args: { employees: employeesOf().slice(0, 1) } };
/** Names and addresses that are long, right-to-left or wide. */
export const Extreme: Story = { args: { employees: employeesOf('extreme').slice(0, 10) } };
/** Employees of whom nothing is known. */
export const Sparse: Story = { args: { employees: sparseEmployees().slice(0, 9) } };

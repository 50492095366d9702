import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { buildEmployee } from '../../mocks/db/builders';
import { Sections } from '../../src/components/page/Sections';
import { EmployeeHeader } from '../../src/features/employees/EmployeeHeader';
import { employeesOf } from './people';

const meta = {
  title: 'Employees/Employee Header',
  component: EmployeeHeader,
  decorators: (Story) => (
    <Sections>
      <Story />
    </Sections>
  ),
  parameters: {
    docsHeight: '18rem',
    notes: {
      use: "At the top of an employee's profile.",
      accessibility: [
        'The name is the heading of the page and of its title; it has the focus when a link led here.',
        'The role is read with its label. The circle with the initials is not read.',
        'The facts are a description list, so each value is read with its label.',
        'While it loads, the heading reads Loading...',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof EmployeeHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { employee: buildEmployee() } };
/** A name without a place to break. */
export const Long: Story = { args: { employee: employeesOf('extreme')[1] } };
/** What is not known. */
export const Sparse: Story = {
  args: {
    employee: {
      ...buildEmployee(),
      name: null,
      role: null,
      position: null,
      hireDate: null,
      email: null,
      age: null,
    },
  },
};
export const Loading: Story = { args: { employee: undefined } };
export const RightToLeft: Story = { args: { employee: employeesOf('extreme')[2] } };

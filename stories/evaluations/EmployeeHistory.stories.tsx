import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/parameters';
import { play } from '../../.storybook/play';
import { EmployeeHistory } from '../../src/features/evaluations/table/EmployeeHistory';

const meta = {
  title: 'Evaluations/EmployeeHistory',
  component: EmployeeHistory,
  args: { employee: { id: 'employee-014', name: 'ليلى حداد' } },
  parameters: {
    docsHeight: '40rem',
    notes: {
      use: 'On a profile: how the employee was evaluated so far, in the order of the server.',
      accessibility: [
        'A table with a name; on a phone each row looks like a card and is still a row.',
        'Edit is an icon with a name and a tooltip.',
        'While it loads, a screen reader is told so; the bars are only for the eyes.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof EmployeeHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { globals: { scenario: 'loading' } };
/** Never evaluated. */
export const Empty: Story = { args: { employee: { id: 'employee-032' } } };

export const Failed: Story = {
  globals: { scenario: 'serverError' },
  parameters: { logs: ['Failed to fetch evaluations'] } satisfies StoryParameters,
};

/** Twenty, which is as many as anybody has: they are not paged. */
export const Many: Story = { args: { employee: { id: 'employee-049', name: 'Lars Ångström' } } };

export const Sparse: Story = { globals: { scenario: 'sparse' } };
export const Extreme: Story = { globals: { scenario: 'extreme' } };

export const Editing: Story = {
  play: play(async ({ userEvent }) => {
    const [first] = await screen.findAllByRole('button', { name: 'Edit' });
    if (first) await userEvent.click(first);
    await expect(await screen.findByRole('dialog')).toBeVisible();
  }),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { play } from '../../.storybook/stories/play';
import { ExportButton } from '../../src/features/results/export/ExportButton';
import { failureToast } from '../accounts/steps';
import { press } from '../flows/actions';
import { employeesOf } from '../employees/people';

const meta = {
  title: 'Results/Export Button',
  component: ExportButton,
  args: { count: 57, getEmployees: () => employeesOf() },
  parameters: {
    docsHeight: '10rem',
    notes: {
      use:
        'Above what was found on Results, where the filters leave anybody. Reads the statistics of ' +
        'everybody anew and saves employee_evaluations.xlsx. Statistics that cannot be read are N/A ' +
        'in the file, and a line beside the button counts them.',
      accessibility: [
        'The progress is a progress bar named Export that says how many are done, and text beside it.',
        'Cancel stops it, and no file is saved.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof ExportButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Running: Story = {
  globals: { scenario: 'statisticsLoading' },
  play: play(async ({ userEvent }) => {
    await press(userEvent, 'Export to Excel');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible());
    await expect(screen.getByText('0 of 57')).toBeVisible();
  }),
};
/** The browser has no room for the file. The button is back; the pointer keeps the toast. */
export const Failed: Story = {
  args: { count: 6, getEmployees: () => employeesOf().slice(0, 6) },
  parameters: { logs: ['Export failed'] } satisfies StoryParameters,
  beforeEach() {
    spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('No room');
    });
  },
  play: play(async ({ userEvent }) => {
    await press(userEvent, 'Export to Excel');
    await expect(await failureToast(userEvent)).toHaveTextContent('Export failed');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Export to Excel' })).toBeVisible(),
    );
  }),
};

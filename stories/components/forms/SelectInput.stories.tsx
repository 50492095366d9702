import { expect, screen, waitFor } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../../.storybook/story';
import { SelectInput } from '../../../src/components/forms/SelectInput';
import { DEFAULT_ROLE, ROLES } from '../../../src/domain/constants';
import { employeeSchema } from '../../../src/domain/schemas';
import { inForm } from './inForm';

const meta = {
  title: 'Components/Forms/Select input',
  component: SelectInput,
  args: {
    name: 'role',
    label: 'Role',
    options: ROLES.map((role) => ({ value: role, text: role })),
  },
  decorators: [inForm(employeeSchema, { role: DEFAULT_ROLE })],
  parameters: {
    docsHeight: '16rem',
    notes: {
      use: 'Use it for one of a few known values. One of them is always selected, so there is no error.',
      accessibility: [
        'The label is above the field and belongs to it.',
        'Enter, Space or an arrow key opens the list. Letters and arrow keys select an option.',
      ],
    },
  },
} satisfies Meta<typeof SelectInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: play(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Role' }));
    await waitFor(() => expect(screen.getByRole('option', { name: DEFAULT_ROLE })).toBeVisible());
  }),
};

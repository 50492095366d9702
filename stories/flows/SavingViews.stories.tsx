import { expect, screen, waitFor } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { choose, fill, press, type User } from '../steps';

const meta = {
  title: 'Flows/Saving views',
  globals: { role: 'Manager' },
  parameters: {
    address: '/results?q=mar',
    docsHeight: '50rem',
    notes: {
      use: 'Open a flow and step through it in the Interactions panel.',
      accessibility: [
        'The name of the menu button contains the open view, and whether it has changed.',
        'A toast reports each action.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function openMenu(user: User) {
  await user.click(await screen.findByRole('button', { name: /^Views/ }));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
}

/** The user saves a search under a name, opens it from the start of Results, changes it, and deletes it. */
export const FromNameToDeletion: Story = {
  play: play(async ({ step, userEvent }) => {
    await step('Save the view', async () => {
      await openMenu(userEvent);
      await userEvent.click(screen.getByRole('menuitem', { name: 'Save view' }));
      await fill(userEvent, { Name: 'Everybody named Mar' });
      await press(userEvent, 'Save');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('Open the view from the start of Results', async () => {
      await choose(userEvent, 'Results');
      await openMenu(userEvent);
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Everybody named Mar' }));
      await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('mar'));
    });
    await step('Update the view with another order', async () => {
      await userEvent.selectOptions(await screen.findByLabelText('Order'), 'Name');
      await screen.findByRole('button', { name: 'Views: Everybody named Mar (changed)' });
      await openMenu(userEvent);
      await userEvent.click(screen.getByRole('menuitem', { name: 'Update' }));
      await screen.findByRole('button', { name: 'Views: Everybody named Mar' });
    });
    await step('Delete the view', async () => {
      await openMenu(userEvent);
      await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
      await press(userEvent, 'Delete');
      await screen.findByRole('button', { name: 'Views' });
    });
  }),
};

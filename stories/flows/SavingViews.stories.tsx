import { expect, screen, waitFor, within } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { choose, fill, press } from '../steps';

const meta = {
  title: 'Flows/Saving views',
  globals: { role: 'Manager' },
  parameters: {
    address: '/results?q=mar',
    docsHeight: '50rem',
    notes: {
      use: 'Open a flow and step through it in the Interactions panel.',
      accessibility: [
        'The views are links, by which they can be opened in a new tab or shared.',
        'What was done is said in a toast.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const views = () => screen.findByRole('navigation', { name: 'Saved views' });

/** Names a search, opens it from the start of Results, and deletes it. */
export const FromNameToDeletion: Story = {
  play: play(async ({ step, userEvent }) => {
    await step('Save the view', async () => {
      await press(userEvent, 'Save view');
      await fill(userEvent, { Name: 'Everybody named Mar' });
      await press(userEvent, 'Save');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('Find it on the start of Results', async () => {
      await choose(userEvent, 'Results');
      await expect(within(await views()).getByRole('link')).toHaveTextContent(
        'Everybody named Mar',
      );
    });
    await step('Open it', async () => {
      await userEvent.click(within(await views()).getByRole('link'));
      await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('mar'));
    });
    await step('Delete it', async () => {
      await choose(userEvent, 'Results');
      await press(userEvent, 'Options of Everybody named Mar');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      await press(userEvent, 'Delete');
      await waitFor(() =>
        expect(screen.queryByRole('navigation', { name: 'Saved views' })).toBeNull(),
      );
    });
  }),
};

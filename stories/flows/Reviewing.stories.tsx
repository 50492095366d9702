import { expect, screen, waitFor, within } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { fill, press, see, type User } from '../steps';

const meta = {
  title: 'Flows/Reviewing evaluations',
  globals: { role: 'Manager' },
  parameters: {
    address: '/evaluations',
    docsHeight: '50rem',
    notes: {
      use: 'Open a flow and step through it in the Interactions panel.',
      accessibility: [
        'Every action has the same name in all rows. The row contains the name of the employee.',
        'Screen readers announce the progress of an export in words. The export can be cancelled.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the row of the newest evaluation. On a phone there is no header row before it. */
async function newest() {
  const rows = await screen.findAllByRole('row');
  const row = rows.find((candidate) => within(candidate).queryByRole('button', { name: 'Edit' }));
  if (!row) throw new Error('The table has no evaluations');
  return row;
}

async function pressIn(user: User, row: HTMLElement, name: string) {
  await user.click(within(row).getByRole('button', { name }));
}

export const Editing: Story = {
  play: play(async ({ step, userEvent }) => {
    await step('Edit an evaluation', async () => {
      await pressIn(userEvent, await newest(), 'Edit');
      await expect(await screen.findByLabelText('Score')).not.toHaveValue('');
    });
    await step('Change note and score', async () => {
      await fill(userEvent, { Note: 'Agreed on it together.', Score: '7.5' });
      await press(userEvent, 'Save');
      await see('Evaluation updated successfully');
    });
    await step('See the new score in the table', async () => {
      await waitFor(async () => expect(await newest()).toHaveTextContent('7.5'));
    });
  }),
};

export const AddingFeedback: Story = {
  play: play(async ({ step, userEvent }) => {
    await step('Write feedback', async () => {
      await pressIn(userEvent, await newest(), 'Add Feedback');
      await fill(userEvent, { Feedback: 'And she listens.' });
      await press(userEvent, 'Save');
      await see('Feedback saved successfully');
    });
    await step('Read the feedback', async () => {
      const details = within(await newest()).getByRole('link', { name: 'View Details' });
      await userEvent.click(details);
      const feedbacks = await screen.findByRole('list', { name: 'Feedbacks' });
      await expect(feedbacks).toHaveTextContent('And she listens.');
    });
  }),
};

/** The user searches for everybody and saves their statistics as a workbook. */
export const Exporting: Story = {
  parameters: { address: '/results' },
  play: play(async ({ step, userEvent }) => {
    await step('Find everybody', async () => {
      await press(userEvent, 'Search');
      await see('57 found');
    });
    await step('Export the statistics', async () => {
      await press(userEvent, 'Export to Excel');
      await waitFor(() =>
        expect(screen.getByRole('progressbar', { name: 'Export' })).toBeVisible(),
      );
      await expect(await screen.findByRole('button', { name: 'Export to Excel' })).toBeVisible();
    });
  }),
};

import { expect, screen, waitForElementToBeRemoved, within } from 'storybook/test';
import { play, type Meta, type StoryObj } from '../../.storybook/story';
import { buildEmployee } from '../../mocks/db/builders';
import { fill, press, see, type User } from '../steps';

const meta = {
  title: 'Flows/Managing employees',
  globals: { role: 'Manager' },
  parameters: {
    address: '/',
    docsHeight: '50rem',
    notes: {
      use: 'Open a flow and step through it in the Interactions panel.',
      accessibility: [
        'A dialog takes the focus and keeps it. When it closes, the focus returns to the control that opened it.',
        'Screen readers announce the number of matches while the user types a search text.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types a search text that matches one employee. */
async function search(user: User, text: string) {
  await screen.findByRole('table');
  await user.type(screen.getByPlaceholderText('Search employees...'), text);
  await see(/^1 of \d+ employees$/);
}

async function waitUntilClosed(title: string) {
  const dialog = screen.queryByRole('dialog', { name: title });
  if (dialog) await waitForElementToBeRemoved(dialog);
}

export const AddingAnEmployee: Story = {
  play: play(async ({ step, userEvent }) => {
    const { name, email, age } = buildEmployee();
    await step('Save an empty form', async () => {
      await press(userEvent, 'Add Employee');
      await press(userEvent, 'Save');
      await see('Name is required');
    });
    await step('Fill in the form', async () => {
      await fill(userEvent, { Name: name ?? '', Email: email ?? '', Age: String(age) });
      await userEvent.click(screen.getByRole('combobox', { name: 'Role' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Manager' }));
      await fill(userEvent, { Password: 'correct-horse' });
      await press(userEvent, 'Save');
      await see('Employee saved successfully');
      await waitUntilClosed('Add New Employee');
    });
    await step('Search for the new employee', async () => {
      await search(userEvent, 'hopper');
      await expect(screen.getByRole('link', { name: new RegExp(name ?? '') })).toBeVisible();
    });
  }),
};

export const Evaluating: Story = {
  play: play(async ({ step, userEvent }) => {
    await step('Choose an employee', async () => {
      await search(userEvent, 'liam');
      await press(userEvent, 'Add Evaluation');
      const dialog = await screen.findByRole('dialog', {
        name: 'Create Evaluation for Liam O’Brien',
      });
      await expect(within(dialog).getByLabelText('Note')).toHaveFocus();
    });
    await step('Save without a score', async () => {
      await fill(userEvent, { Note: 'Explains hard things in plain words.' });
      await press(userEvent, 'Save');
      await see('Score must be between 1 and 10');
    });
    await step('Enter a score', async () => {
      await fill(userEvent, { Score: '9' });
      await press(userEvent, 'Save');
      await see('Evaluation created successfully');
      await waitUntilClosed('Create Evaluation for Liam O’Brien');
    });
  }),
};

import { fn } from 'storybook/test';
import { ARGUMENTS_ONLY, play, type Meta, type StoryObj } from '../../.storybook/story';
import { SaveViewDialog } from '../../src/features/results/views/ViewDialogs';
import { addView } from '../../src/features/results/views/changeViews';
import { fill, press, see, seeDialog, seeFailure } from '../steps';

const meta = {
  title: 'Results/Save view dialog',
  component: SaveViewDialog,
  args: { onClose: fn() },
  parameters: {
    unaffectedBy: ARGUMENTS_ONLY,
    docsHeight: '26rem',
    notes: {
      use:
        'From the menu Views on Results: gives the address a name, without the page of the table. It stays, with what was ' +
        'typed, when the view cannot be saved.',
      accessibility: [
        'A dialog named by its title and described by what is kept. Name has the focus; on closing it goes back to the button.',
        'A name that is missing, too long or taken is part of what a screen reader says of the field, which has the focus.',
        'Any other refusal is a toast that interrupts a screen reader, and stays in the dialog.',
      ],
    },
  },
} satisfies Meta<typeof SaveViewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: play(() => seeDialog('Save view')),
};
export const Invalid: Story = {
  play: play(async ({ userEvent }) => {
    await press(userEvent, 'Save');
    await see('Name is required');
  }),
};
export const NameTaken: Story = {
  beforeEach() {
    addView('כל המנהלים', '?q=mar');
  },
  play: play(async ({ userEvent }) => {
    await fill(userEvent, { Name: 'כל המנהלים' });
    await press(userEvent, 'Save');
    await see('Another view has this name.');
  }),
};
/** Fifty views are already saved. */
export const Failed: Story = {
  beforeEach() {
    for (let count = 1; count <= 50; count += 1) addView(`View ${count}`, '?q=mar');
  },
  play: play(async ({ userEvent }) => {
    await fill(userEvent, { Name: 'One more' });
    await press(userEvent, 'Save');
    await seeFailure(userEvent, /^There are 50 saved views/);
  }),
};

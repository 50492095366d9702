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
      use: 'Use it to save the address of Results under a name, without the page of the table. The menu Views opens it. If the view cannot be saved, the dialog stays open and keeps the typed text.',
      accessibility: [
        'The dialog is named by its title and described by what is saved. Name has the focus. When the dialog closes, the focus returns to the button.',
        'If the name is missing, too long or taken, the error is the description of the field, and the field gets the focus.',
        'Any other error is a toast that interrupts screen readers. It also stays in the dialog.',
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

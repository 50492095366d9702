import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '../../../.storybook/story';
import { PersonHeading } from '../../../src/components/person/PersonHeading';

const meta = {
  title: 'Components/Person heading',
  component: PersonHeading,
  args: { person: { _id: 'employee-101', name: 'Grace Hopper' }, shows: 'profile' },
  argTypes: { children: { control: false } },
  parameters: {
    docsHeight: '10rem',
    notes: {
      use: 'Use it at the top of a page about one person.',
      accessibility: [
        'It is the heading of the page. It gets the focus when a link opens the page.',
        'Screen readers ignore the circle with the initials.',
      ],
    },
  },
} satisfies Meta<typeof PersonHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const WithLine: Story = {
  args: { children: <Typography color="textSecondary">Manager</Typography> },
};
export const Loading: Story = { args: { person: undefined } };
/** The name has no letters, so there are no initials. */
export const Nameless: Story = { args: { person: { _id: 'employee-102', name: null } } };
export const LongTexts: Story = {
  args: { person: { _id: 'employee-103', name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3) } },
};
export const RightToLeft: Story = {
  args: { person: { _id: 'employee-104', name: 'فاطمة بن علي' } },
};

import { NO_SERVER, type Meta, type StoryObj } from '../../.storybook/story';
import { Header } from '../../src/app/layout/Header';

const meta = {
  title: 'App/Header',
  component: Header,
  parameters: {
    unaffectedBy: NO_SERVER,
    docsHeight: '7rem',
    notes: {
      use:
        'At the top of every main screen, where it stays when the screen is scrolled. Below 900 px the ' +
        'links and Logout are in a menu, which Navigation Menu shows. Account Menu says who is signed in.',
      accessibility: [
        'The links are in a navigation named Main; the one of the open screen is marked as the current page.',
        'On narrow screens a button named Menu takes their place and says whether it is open.',
        'All Evaluations is missing, rather than disabled, for users who may not use it.',
      ],
    },
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Employee: Story = { globals: { role: 'Employee' } };
export const Manager: Story = { globals: { role: 'Manager' } };
export const Admin: Story = { globals: { role: 'Admin' } };

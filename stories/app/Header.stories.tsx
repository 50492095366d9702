import { NO_SERVER, type Meta, type StoryObj } from '../../.storybook/story';
import { Header } from '../../src/app/layout/Header';

const meta = {
  title: 'App/Header',
  component: Header,
  parameters: {
    unaffectedBy: NO_SERVER,
    docsHeight: '7rem',
    notes: {
      use: 'Use it at the top of every main screen. It stays there when the screen is scrolled. Below a width of 900 px, the links and Logout are in the navigation menu. The account menu shows who is signed in.',
      accessibility: [
        'The links are in a navigation named Main. The link of the open screen is marked as the current page.',
        'On narrow screens, a button named Menu replaces them, and tells screen readers whether the menu is open.',
        'For users who may not use All Evaluations, the link is missing and not only disabled.',
      ],
    },
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Employee: Story = { globals: { role: 'Employee' } };
export const Manager: Story = { globals: { role: 'Manager' } };
export const Admin: Story = { globals: { role: 'Admin' } };

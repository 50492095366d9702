import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import type { StoryParameters } from '../../.storybook/parameters';
import { play } from '../../.storybook/play';
import { HomePage } from '../../src/pages/HomePage';

const meta = {
  title: 'Pages/Employees',
  component: HomePage,
  parameters: {
    address: '/',
    docsHeight: '50rem',
    notes: {
      use: 'The home of whoever is signed in: find an employee, open the profile, evaluate.',
      accessibility: ['x'],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { globals: { scenario: 'loading' } };
export const Empty: Story = { globals: { scenario: 'empty' } };
export const Failed: Story = {
  globals: { scenario: 'serverError' },
  parameters: { logs: ['Error fetching employees'] } satisfies StoryParameters,
};
export const NoMatches: Story = {
  play: play(async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'nobody');
    await expect(await screen.findByText('No employees found.')).toBeVisible();
  }),
};

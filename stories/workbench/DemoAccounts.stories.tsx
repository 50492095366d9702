import type { Meta, StoryObj } from '../../.storybook/story';
import { SignInFooter } from '../../src/features/accounts/SignInFooter';
import { LoginPage } from '../../src/pages/LoginPage';
import { DemoAccounts } from '../../tools/mock-workbench/DemoAccounts';

const meta = {
  title: 'Workbench/Demo accounts',
  component: DemoAccounts,
  globals: { role: 'signedOut' },
  parameters: {
    docsHeight: '40rem',
    notes: {
      use: 'Use it in the development server and the demo. One click fills in the sign-in form and submits it.',
      accessibility: [
        'The buttons are in a group with the name Demo accounts, after the button Sign In.',
      ],
    },
  },
  render: () => (
    <SignInFooter value={<DemoAccounts />}>
      <LoginPage />
    </SignInFooter>
  ),
} satisfies Meta<typeof DemoAccounts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheSignInPage: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { AuthCard } from '../../src/features/accounts/AuthCard';
import { LoginForm } from '../../src/features/accounts/LoginForm';

const meta = {
  title: 'Components/AuthCard',
  component: AuthCard,
  args: {
    title: 'Welcome Back',
    question: "Don't have an account?",
    link: { text: 'Sign Up', to: '/register' },
    children: <LoginForm />,
  },
  argTypes: { children: { control: false } },
  parameters: {
    signedOut: true,
    docsHeight: '38rem',
    notes: {
      use: 'Around the forms for signed-out users: sign-in and registration.',
      accessibility: [
        'It is the main part of the page, and its title the heading of the page.',
        'The heading takes the focus when the user comes from another screen.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof AuthCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithDescription: Story = {
  args: { description: 'Enter your credentials to access your account.' },
};

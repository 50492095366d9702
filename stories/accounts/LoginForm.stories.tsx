import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { LoginForm } from '../../src/features/accounts/LoginForm';
import { inColumn } from './steps';

const meta = {
  title: 'Accounts/Login Form',
  component: LoginForm,
  decorators: [inColumn],
  parameters: {
    signedOut: true,
    docsHeight: '20rem',
    notes: {
      use: 'On the sign-in screen. Its states are on Pages/Sign-in.',
      accessibility: [
        'Fields are checked when the form is sent; the first wrong one then has the focus.',
        'Each error is part of what a screen reader says of its field, and goes when the field is edited.',
        'A refusal is read out at once.',
        'The browser knows the fields and can fill in what it has stored.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

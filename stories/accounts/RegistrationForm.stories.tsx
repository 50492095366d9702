import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '../../.storybook/stories/parameters';
import { RegistrationForm } from '../../src/features/accounts/RegistrationForm';
import { inColumn } from './steps';

const meta = {
  title: 'Accounts/Registration Form',
  component: RegistrationForm,
  decorators: [inColumn],
  parameters: {
    signedOut: true,
    docsHeight: '46rem',
    notes: {
      use:
        'On the registration screen, where anybody can choose any role. Its states are on ' +
        'Pages/Registration.',
      accessibility: [
        'Fields are checked when the form is sent; the first wrong one then has the focus.',
        'Each error is part of what a screen reader says of its field, and goes when the field is edited.',
        'A refusal is a toast that interrupts a screen reader; what was typed stays.',
        'Age opens the keyboard for numbers on a phone and can be changed with the arrow keys.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof RegistrationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

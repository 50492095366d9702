import Stack from '@mui/material/Stack';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { StoryParameters } from '../../../.storybook/stories/parameters';
import { play } from '../../../.storybook/stories/play';
import { Form } from '../../../src/components/forms/Form';
import { SubmitButton } from '../../../src/components/forms/SubmitButton';
import { TextInput } from '../../../src/components/forms/TextInput';
import { loginSchema } from '../../../src/domain/schemas';
import { neverEnding } from './inForm';

const meta = {
  title: 'Components/Forms/Form',
  component: Form,
  args: {
    initialValues: { email: '', password: '' },
    schema: loginSchema,
    onSubmit: fn(() => Promise.resolve()),
    children: (
      <>
        <TextInput name="email" label="Email" />
        <TextInput name="password" label="Password" type="password" />
        <SubmitButton>Sign In</SubmitButton>
      </>
    ),
  },
  argTypes: { schema: { control: false }, children: { control: false } },
  decorators: [
    (Story) => (
      <Stack sx={{ gap: 2.5, maxWidth: 400 }}>
        <Story />
      </Stack>
    ),
  ],
  parameters: {
    docsHeight: '20rem',
    notes: {
      use: 'For every form, with TextInput, NumberInput and SelectInput in it. In a dialog: FormDialog.',
      accessibility: [
        'Enter in a field of one line sends it, as the button does.',
        'What is wrong is said when it is sent, below each field, and the first wrong field takes the focus.',
        'A second Enter while it is sending does nothing.',
      ],
    },
  } satisfies StoryParameters,
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

async function send({ userEvent }: StoryContext) {
  await userEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
}

const filled = { email: 'ada.admin@example.com', password: 'demo-admin' };

export const Default: Story = {};

export const Errors: Story = {
  play: play(async (context) => {
    await send(context);
    await waitFor(() => expect(screen.getByText('Invalid email address')).toBeVisible());
    await expect(screen.getByLabelText('Email')).toHaveFocus();
  }),
};

/** One field is right; the focus goes to the other. */
export const OneError: Story = {
  args: { initialValues: { ...filled, password: 'short' } },
  play: play(async (context) => {
    await send(context);
    await expect(
      await screen.findByText('Password must be at least 6 characters long'),
    ).toBeVisible();
    await expect(screen.getByLabelText('Password')).toHaveFocus();
  }),
};

/** No answer yet. */
export const Sending: Story = {
  args: { initialValues: filled, onSubmit: fn(neverEnding) },
  play: play(async (context) => {
    await send(context);
    await expect(await screen.findByRole('button', { name: 'Loading...' })).toBeDisabled();
  }),
};

/** Sending failed: the form is as it was, for another try. */
export const Refused: Story = {
  args: { initialValues: filled, onSubmit: fn(() => Promise.reject(new Error('Refused'))) },
  play: play(async (context) => {
    await send(context);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled());
    await expect(screen.getByLabelText('Email')).toHaveValue(filled.email);
  }),
};

import Stack from '@mui/material/Stack';
import type { Decorator } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import type { User } from '../flows/actions';

/** The values of a new user, by label. */
export const NEWCOMER = {
  Name: 'Grace Hopper',
  Email: 'grace.hopper@example.com',
  Age: '36',
  Password: 'correct horse',
};

/** Pastes a text into each field, by label. Typing letter by letter would take seconds. */
export async function fill(userEvent: User, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.click(await screen.findByLabelText(label));
    await userEvent.paste(text);
  }
}

/** The toast that reports a failure. The pointer stays on it, so that it is not removed after five seconds. */
export async function failureToast(userEvent: User) {
  const toast = await screen.findByRole('alert');
  await userEvent.hover(toast);
  return toast;
}

/** The layout of a form's fields, which forms do not have themselves. */
export const inColumn: Decorator = (Story) => (
  <Stack sx={{ gap: 2.5, maxWidth: 416 }}>
    <Story />
  </Stack>
);

import Stack from '@mui/material/Stack';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { screen } from 'storybook/test';

type UserEvent = StoryContext['userEvent'];

/** What a new user types, by label. */
export const NEWCOMER = {
  Name: 'Grace Hopper',
  Email: 'grace.hopper@example.com',
  Age: '36',
  Password: 'correct horse',
};

/** Pastes a text into each field, by label: letter by letter a form takes seconds. */
export async function fill(userEvent: UserEvent, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.click(await screen.findByLabelText(label));
    await userEvent.paste(text);
  }
}

export async function press(userEvent: UserEvent, button: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
}

/** The toast that reports a failure. The pointer stays on it, so that it is not removed after five seconds. */
export async function failureToast(userEvent: UserEvent) {
  const toast = await screen.findByRole('alert');
  await userEvent.hover(toast);
  return toast;
}

/** A form leaves its layout to what is around it. */
export const inColumn: Decorator = (Story) => (
  <Stack sx={{ gap: 2.5, maxWidth: 416 }}>
    <Story />
  </Stack>
);

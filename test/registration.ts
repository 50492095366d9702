import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from './renderApp';

/** What a newcomer types, by label. */
export const GRACE = {
  Name: 'Grace Hopper',
  Email: 'grace@example.com',
  Age: '36',
  Password: 'correct horse',
  'Confirm Password': 'correct horse',
};

export const signUp = () => screen.findByRole('button', { name: 'Sign Up' });

/** Replaces what stands in the fields. */
export async function enter(user: UserEvent, fields: Partial<Record<keyof typeof GRACE, string>>) {
  for (const [label, text] of Object.entries(fields)) {
    await user.clear(await screen.findByLabelText(label));
    if (text !== '') await user.paste(text);
  }
}

/** The registration screen, filled in. */
export async function renderRegistration() {
  const app = renderApp({ path: '/register', as: null, scenario: 'empty' });
  await enter(app.user, GRACE);
  return app;
}

import { screen } from '@testing-library/react';
import { enter } from '../app/enter';
import { renderApp, type RenderOptions } from '../app/renderApp';

/** Valid values of the registration form, by label. */
export const GRACE = {
  Name: 'Grace Hopper',
  Email: 'grace@example.com',
  Age: '36',
  Password: 'correct horse',
  'Confirm Password': 'correct horse',
};

export const signUp = () => screen.findByRole('button', { name: 'Sign Up' });

/** Renders the registration screen and fills it in. */
export async function renderRegistration(options: Pick<RenderOptions, 'i18n'> = {}) {
  const app = renderApp({ path: '/register', as: null, mock: 'empty', ...options });
  await enter(app.user, GRACE);
  return app;
}

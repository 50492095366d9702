import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import { gate } from '../../../test/calls/gate';
import { expectContractViolation } from '../../../test/setup/network';
import { expectConsoleError } from '../../../test/setup/console';
import { renderApp } from '../../../test/app/renderApp';

test('a load from another origin without an answer offers to sign in again', async () => {
  expectContractViolation('HEAD /: the path is not in the contract');
  const meta = document.createElement('meta');
  meta.name = 'api-base-url';
  meta.content = 'https://api.example.com';
  document.head.append(meta);
  const page = gate();
  const { user } = renderApp({ path: '/evaluation/7' });
  server.use(
    http.head(document.baseURI, async () => {
      await page.opened;
      return new HttpResponse();
    }),
    http.get('*/api/evaluations/:id', () => HttpResponse.error()),
  );
  expectConsoleError('Failed to fetch evaluation');
  expect(await screen.findByText('The server did not answer.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign in again' })).not.toBeInTheDocument();
  page.open();
  await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(screen.getByText('Your session has ended. Sign in to continue.')).toBeVisible();
});

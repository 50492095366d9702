import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { startScenario } from '../mocks/hosts/node';
import type { MockOptions } from '../mocks/server/createMock';
import { App } from '../src/app/App';
import { createQueryClient } from '../src/app/queryClient';
import { createRoutes } from '../src/app/routing/routes';
import type { Role } from '../src/domain/constants';
import { signInAs } from './signInAs';

interface RenderOptions extends MockOptions {
  /** The address to open. */
  path?: string;
  /** The demo account that is signed in; null for nobody. */
  as?: Role | null;
  /** Whether the style sheets are in the document, for a test that asks for a colour. */
  styled?: boolean;
}

/**
 * jsdom has no layout for style sheets to act on, and searches all of them for every element whose role is
 * asked for: unless a test wants them, none are written. How things look is for the browser tests.
 */
const noStyles = createCache({ key: 'css' });
noStyles.sheet.insert = () => undefined;

/**
 * The whole app at an address, before the mock network. Failed reads are repeated at once. What the
 * test changes in the network (`server.use`) must follow.
 */
export function renderApp({
  path = '/',
  as = 'Admin',
  styled = false,
  ...mockOptions
}: RenderOptions = {}) {
  const mock = startScenario(mockOptions);
  if (as) signInAs(as);
  const queryClient = createQueryClient({ retryDelay: 0 });
  const router = createMemoryRouter(createRoutes(queryClient), { initialEntries: [path] });
  const view = render(
    <CacheProvider value={styled ? createCache({ key: 'css' }) : noStyles}>
      <App router={router} queryClient={queryClient} />
    </CacheProvider>,
    // As the app's own root: the router tells of what it catches.
    { onCaughtError: () => undefined },
  );
  return { ...view, mock, router, queryClient, user: userEvent.setup({ delay: null }) };
}

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, type DataRouter } from 'react-router-dom';
import type { RunningMock } from '../../mocks/runtimes/runMock';
import { startMock } from '../../mocks/runtimes/node';
import type { MockChoice } from '../../mocks/scenarios/chooseConfig';
import { App } from '../../src/app/App';
import { createPageLanguage } from '../../src/app/language/pageLanguage';
import { createQueryClient } from '../../src/app/queryClient';
import { createRoutes } from '../../src/app/routes';
import type { Role } from '../../src/domain/constants';
import type { I18n } from '../../src/i18n/createI18n';
import { english } from './english';
import { signInAs } from './signInAs';

export interface RenderOptions {
  path?: string;
  /** A scenario, or the differences from the default. */
  mock?: MockChoice;
  /** The demo account that is signed in, or null for nobody. The default is the persona of `mock`, or the Admin. */
  as?: Role | null;
  /** The texts of the page. The default is English. */
  i18n?: I18n;
  /** Whether style sheets are inserted, for a test of a style. */
  styled?: boolean;
  /** It is rendered beside the screens. An example is the panel of the mock. */
  overlay?: (mock: RunningMock, router: DataRouter) => ReactNode;
  /** It is rendered in the sign-in form. An example is the list of demo accounts. */
  signInFooter?: ReactNode;
}

/**
 * A cache that inserts no style sheets. jsdom has no layout, and queries by role would evaluate all style rules for
 * each element, which is slow.
 */
const noStyles = createCache({ key: 'css' });
noStyles.sheet.insert = () => undefined;

/**
 * Renders the whole app at an address, with a new mock of the API. Failed reads are retried without a delay. Call
 * `server.use` after it, because it replaces all handlers.
 */
export function renderApp({
  path = '/',
  mock: choice,
  as,
  i18n = english,
  styled = false,
  overlay,
  signInFooter,
}: RenderOptions = {}) {
  const mock = startMock(choice);
  const { persona = 'Admin' } = mock.getSnapshot().config;
  if (as !== null) signInAs(as ?? persona);
  const queryClient = createQueryClient({ retryDelay: 0 });
  const router = createMemoryRouter(createRoutes(queryClient), { initialEntries: [path] });
  const cache = styled ? createCache({ key: 'css' }) : noStyles;
  const appIn = (language: I18n) => (
    <CacheProvider value={cache}>
      <App
        language={createPageLanguage({ i18n: language })}
        router={router}
        queryClient={queryClient}
        overlay={overlay && ((appRouter) => overlay(mock, appRouter))}
        signInFooter={signInFooter}
      />
    </CacheProvider>
  );
  // The router logs what its error boundaries catch, as in `browserApp.tsx`.
  const view = render(appIn(i18n), { onCaughtError: () => undefined });
  return {
    ...view,
    mock,
    router,
    queryClient,
    user: userEvent.setup({ delay: null }),
    /** Renders the current screen in another language. */
    switchTo: (language: I18n) => {
      view.rerender(appIn(language));
    },
  };
}

import { Fragment, useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { loadClient } from '../../api/http/loadClient';
import { paths } from '../../lib/url/paths';
import { usePreload } from '../../lib/code/usePreload';
import { useSession } from '../../session/useSession';
import { frame } from './frame';
import { pages } from './pages';

/**
 * Everything behind it needs a token; without one it leads to /login (decision 12). Another token is
 * another user, for whom all screens start anew.
 */
export function RequireSession() {
  const { token } = useSession();
  if (token === null) return <Navigate to={paths.login} replace />;
  return (
    <Fragment key={token}>
      <Outlet />
    </Fragment>
  );
}

/** What signing in needs, and then Home. */
const CODE = [loadClient, pages[paths.home], frame];

/**
 * /login and /register: who is signed in goes home (decision 12), also right after signing in. The form
 * then stays until Home's code is there, which has been on its way since the form was there.
 */
export function SignedOutOnly() {
  const { token } = useSession();
  const [cameSignedIn] = useState(token !== null);

  usePreload(CODE);

  return (
    <>
      {!cameSignedIn && <Outlet />}
      {token !== null && <Navigate to={paths.home} replace />}
    </>
  );
}

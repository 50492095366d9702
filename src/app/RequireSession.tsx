import { Fragment } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../lib/paths';
import { useSession } from '../session/useSession';

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

/** /login and /register: who is signed in goes home (decision 12), also right after signing in. */
export function SignedOutOnly() {
  const { token } = useSession();
  return token === null ? <Outlet /> : <Navigate to={paths.home} replace />;
}

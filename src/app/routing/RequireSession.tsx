import { Fragment, use, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { IsInitialLoad } from '../../components/page/InitialLoad';
import { paths } from '../../lib/url/paths';
import { session as store, type Session } from '../../session/session';
import { useSession } from '../../session/useSession';
import { keepReturnPath } from '../../session/returnPath';
import { returnPathOf } from './routeAt';

/**
 * Redirects to /login without a token (specification, Routes). A new token means a new user: all screens are mounted
 * again, without the query parameters of the previous user and the screens that they came from.
 */
export function RequireSession() {
  const session = useSession();
  const { token } = session;
  const navigate = useNavigate();
  const former = useRef(session);
  useEffect(() => {
    const { token: owner } = former.current;
    if (token !== null && token !== owner) {
      void navigate({ search: '' }, { replace: true, state: null });
    }
    former.current = session;
  }, [token, session, navigate]);

  if (token === null) return <ToSignIn former={former} />;
  return (
    <Fragment key={token}>
      <Outlet />
    </Fragment>
  );
}

/** Redirects to /login. Remembers the address if the session expired, or if a link opened the app. */
function ToSignIn({ former }: { former: RefObject<Session> }) {
  const location = useLocation();
  const isLink = use(IsInitialLoad);
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    const { token, email } = former.current;
    // After signing out there is no session id. Without an e-mail, the address could not be offered to its user alone.
    const isRemembered = token === null ? isLink : store.getId() !== null && email !== undefined;
    if (isRemembered) keepReturnPath(returnPathOf(location.pathname, location.search), email);
    void navigate(paths.login, { replace: true });
  });
  useEffect(() => {
    leave();
  }, []);
  return null;
}

/**
 * Redirects a signed-in user from /login and /register to Home (specification, Routes). After signing in, the form
 * stays until Home can be rendered.
 */
export function SignedOutOnly() {
  const { token } = useSession();
  const [wasSignedIn] = useState(token !== null);

  return (
    <>
      {!wasSignedIn && <Outlet />}
      {token !== null && <Navigate to={paths.home} replace />}
    </>
  );
}

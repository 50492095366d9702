import { Fragment, use, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { IsFirstScreen } from '../../components/page/FirstScreen';
import { paths } from '../../lib/url/paths';
import { session as store, type Session } from '../../session/session';
import { useSession } from '../../session/useSession';
import { keepWayBack } from '../../session/wayBack';
import { wayBackTo } from './routeAt';

/**
 * The screens inside need a token; without one they redirect to /login (specification, Routes). Another token means
 * another user: all screens are mounted anew, without the query parameters that the former user has typed.
 */
export function RequireSession() {
  const session = useSession();
  const { token } = session;
  const navigate = useNavigate();
  const former = useRef(session);
  useEffect(() => {
    const { token: owner } = former.current;
    if (token !== null && token !== owner) void navigate({ search: '' }, { replace: true });
    former.current = session;
  }, [token, session, navigate]);

  if (token === null) return <ToSignIn former={former} />;
  return (
    <Fragment key={token}>
      <Outlet />
    </Fragment>
  );
}

/** Leads to the sign-in, and keeps the address for afterwards: of the screen where the session expired, or of a link. */
function ToSignIn({ former }: { former: RefObject<Session> }) {
  const location = useLocation();
  const isLink = use(IsFirstScreen);
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    const { token, email } = former.current;
    // Signing out leaves no id. Without an e-mail nobody would get it.
    const isOffered = token === null ? isLink : store.getId() !== null && email !== undefined;
    if (isOffered) keepWayBack(wayBackTo(location.pathname, location.search), email);
    void navigate(paths.login, { replace: true });
  });
  useEffect(() => {
    leave();
  }, []);
  return null;
}

/**
 * /login and /register: a signed-in user is redirected to Home (specification, Routes). After signing in, the form
 * stays until Home can be shown.
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

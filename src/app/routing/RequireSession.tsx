import { Fragment, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/url/paths';
import { useSession } from '../../session/useSession';

/**
 * The screens inside need a token; without one they redirect to /login (specification, Routes). Another token means
 * another user: all screens are mounted anew, without the query parameters that the former user has typed.
 */
export function RequireSession() {
  const { token } = useSession();
  const navigate = useNavigate();
  const owner = useRef(token);
  useEffect(() => {
    if (token !== null && token !== owner.current) void navigate({ search: '' }, { replace: true });
    owner.current = token;
  }, [token, navigate]);

  if (token === null) return <Navigate to={paths.login} replace />;
  return (
    <Fragment key={token}>
      <Outlet />
    </Fragment>
  );
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

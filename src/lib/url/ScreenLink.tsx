import { Link, useLocation, type LinkProps } from 'react-router-dom';
import { linkState } from './previousScreen';

interface ScreenLinkProps extends Omit<LinkProps, 'state'> {
  to: string;
}

/** The router's link to a profile or an evaluation, from which `BackLink` leads back to the screen with this link. */
export function ScreenLink({ to, ...props }: ScreenLinkProps) {
  return <Link {...props} to={to} state={linkState(useLocation(), to)} />;
}

import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { LoadFailure } from '../../components/status/LoadFailure';

/** The error element of a screen that threw during rendering. */
export function RouteFailure() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  return (
    <LoadFailure
      onRetry={() => {
        // The cached data may be the cause.
        queryClient.clear();
        // A navigation makes the router render the route again.
        void navigate(location, { replace: true, state: location.state });
      }}
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoadFailure } from '../../components/status/LoadFailure';

/** The last net: stands where a screen could not be drawn, and draws it again. */
export function RouteFailure() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <LoadFailure
      text="Something went wrong"
      onRetry={() => {
        // What was read, and how the screen was left, may be what it failed at.
        queryClient.clear();
        // The router draws again what failed when the place in the history is another.
        void navigate(location, { replace: true });
      }}
    />
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoadFailure } from '../../components/status/LoadFailure';
import { useI18n } from '../../i18n/I18nContext';

/** Replaces a screen that threw while it was rendered. */
export function RouteFailure() {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <LoadFailure
      text={t('components.wentWrong')}
      onRetry={() => {
        // The cached data may be what it threw at.
        queryClient.clear();
        // The router renders the route again for a new history entry.
        void navigate(location, { replace: true });
      }}
    />
  );
}

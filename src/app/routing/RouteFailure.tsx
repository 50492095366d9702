import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoadFailure } from '../../components/status/LoadFailure';
import { useI18n } from '../../i18n/I18nContext';

/** The error element of a screen that threw during rendering. */
export function RouteFailure() {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <LoadFailure
      text={t('components.wentWrong')}
      onRetry={() => {
        // The cached data may be the cause.
        queryClient.clear();
        // A navigation makes the router render the route again.
        void navigate(location, { replace: true });
      }}
    />
  );
}

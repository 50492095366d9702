import { Spinner } from '../../../components/status/Spinner';
import { useI18n } from '../../../i18n/I18nContext';
import { ROW_HEIGHT } from './evaluationsTableStyle';

/** The skeleton of a page of evaluations. */
export function LoadingEvaluations() {
  const { t } = useI18n();
  return <Spinner label={t('evaluations.loading')} minHeight={ROW_HEIGHT * 10} />;
}

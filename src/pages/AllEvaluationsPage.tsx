import { useI18n } from '../i18n/I18nContext';
import { EvaluationsScreen } from '../features/evaluations/screens/EvaluationsScreen';

export function AllEvaluationsPage() {
  const { t } = useI18n();
  return (
    <EvaluationsScreen
      title={t('evaluations.allTitle')}
      description={t('evaluations.allDescription')}
      scope="all"
    />
  );
}

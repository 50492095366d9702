import { useI18n } from '../i18n/I18nContext';
import { EvaluationsScreen } from './EvaluationsScreen';

export function MyEvaluationsPage() {
  const { t } = useI18n();
  return (
    <EvaluationsScreen
      title={t('evaluations.mineTitle')}
      documentTitle={t('evaluations.mine')}
      description={t('evaluations.mineDescription')}
      scope="own"
    />
  );
}

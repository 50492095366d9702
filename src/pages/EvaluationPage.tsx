import { NotFoundState } from '../components/status/NotFoundState';
import { PageHeading } from '../components/page/PageHeading';
import { EvaluationDetail } from '../features/evaluations/detail/EvaluationDetail';
import { useI18n } from '../i18n/I18nContext';
import { useAddressId } from '../lib/url/useAddressId';

export function EvaluationPage() {
  const { t } = useI18n();
  const id = useAddressId();
  if (id !== undefined) return <EvaluationDetail key={id} id={id} />;
  return (
    <>
      <PageHeading title={t('evaluations.one')} />
      <NotFoundState text={t('evaluations.notFound')} />
    </>
  );
}

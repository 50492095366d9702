import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { NotFoundState } from '../components/status/NotFoundState';
import { BackLink } from '../components/page/BackLink';
import { PageHeading } from '../components/page/PageHeading';
import { EvaluationDetail } from '../features/evaluations/detail/EvaluationDetail';
import { seesAllEvaluations } from '../domain/constants';
import { useI18n } from '../i18n/I18nContext';
import { paths } from '../lib/url/paths';
import { useAddressId } from '../lib/url/useAddressId';
import { useSession } from '../session/useSession';

/** The column has the width of 68 characters, which are easy to read, and of the padding of a card. */
const column = {
  maxWidth: 'calc(68ch + 3rem)',
  mx: 'auto',
  '@media print': { maxWidth: 'none' },
} satisfies SxProps;

export function EvaluationPage() {
  const { t } = useI18n();
  const id = useAddressId();
  const { role } = useSession();
  return (
    <Box sx={column}>
      <BackLink fallback={seesAllEvaluations(role) ? paths.allEvaluations : paths.evaluations} />
      {id === undefined ? (
        <>
          <PageHeading title={t('evaluations.evaluation')} />
          <NotFoundState text={t('evaluations.notFound')} />
        </>
      ) : (
        <EvaluationDetail key={id} id={id} />
      )}
    </Box>
  );
}

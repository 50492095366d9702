import AssessmentIcon from '@mui/icons-material/AssessmentOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { failureCause } from '../../../api/http/loadFailure';
import { PreviousNext } from '../../../components/controls/PreviousNext';
import { useWhilePrinting } from '../../../components/page/useWhilePrinting';
import { EmptyState } from '../../../components/status/EmptyState';
import { LoadFailure } from '../../../components/status/LoadFailure';
import { Spinner } from '../../../components/status/Spinner';
import { PAGE_SIZE } from '../../../domain/constants';
import { useI18n } from '../../../i18n/I18nContext';
import { useAddressState } from '../../../lib/url/addressState';
import { pageParameter } from '../../../lib/url/parameters';
import { paths } from '../../../lib/url/paths';
import { evaluationQueries } from '../../../api/evaluations';
import { EditableEvaluations, type EditableEvaluationsProps } from './EditableEvaluations';
import { ROW_HEIGHT } from './evaluationsTableStyle';

const PARAMETERS = { page: pageParameter };

/** All evaluations, one page of the server at a time. */
export function PagedEvaluations(props: Pick<EditableEvaluationsProps, 'label' | 'scope'>) {
  const { t, numeral } = useI18n();
  const { scope } = props;
  const isPrinting = useWhilePrinting(() => true);
  const [{ page }, setAddress] = useAddressState(PARAMETERS);
  const { data, dataUpdatedAt, isError, error, isPlaceholderData, refetch } = useQuery(
    evaluationQueries.page(scope, page),
  );
  const lastPage = data && !isPlaceholderData ? Math.max(data.totalPages, 1) : Infinity;
  useEffect(() => {
    if (page > lastPage) setAddress({ page: lastPage }, { replace: true });
  }, [page, lastPage, setAddress]);

  if (!data && isError) {
    return (
      <LoadFailure
        text={t('evaluations.none')}
        cause={failureCause(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <LoadingEvaluations />;
  const totalPages = Math.max(data.totalPages, 1);
  return (
    <>
      {/* Paper shows one page of the server, and says so before the rows. */}
      {isPrinting && totalPages > 1 && (
        <Typography variant="body2" sx={{ px: 3, pb: 1 }}>
          {t('components.pages.shown', { page: numeral(page), total: numeral(totalPages) })}
        </Typography>
      )}
      <EditableEvaluations
        {...props}
        evaluations={data.evaluations}
        loadedAt={dataUpdatedAt}
        busy={isPlaceholderData}
      >
        <EmptyState text={t('evaluations.none')} icon={<AssessmentIcon />}>
          <Button component={Link} to={paths.home} variant="outlined">
            {t('evaluations.chooseEmployee')}
          </Button>
        </EmptyState>
      </EditableEvaluations>
      <PreviousNext
        page={page}
        totalPages={totalPages}
        onPageChange={(next) => {
          setAddress({ page: next }, { scrollToTop: true });
        }}
      />
    </>
  );
}

/** A spinner with the height of a page of evaluations. */
export function LoadingEvaluations() {
  const { t } = useI18n();
  return <Spinner label={t('evaluations.loading')} minHeight={ROW_HEIGHT * PAGE_SIZE} />;
}

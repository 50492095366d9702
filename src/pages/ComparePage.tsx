import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PeriodSelect } from '../components/controls/PeriodSelect';
import { PrintButton } from '../components/controls/PrintButton';
import { BackToResults } from '../components/page/BackToResults';
import { PageCard } from '../components/page/PageCard';
import { EmptyState } from '../components/status/EmptyState';
import { ClockNote } from '../components/text/ClockNote';
import { ComparisonWithPreview } from '../features/evaluations/screens/ComparisonWithPreview';
import { EditablePeople } from '../features/evaluations/screens/EditablePeople';
import { MIN_COMPARED, MAX_COMPARED } from '../domain/constants';
import { comparedIds } from '../features/insight/compare/comparedIds';
import { ComparisonSkeleton } from '../features/insight/compare/ComparisonSkeleton';
import { useComparedPeople } from '../features/insight/compare/useComparedPeople';
import { useAddressState } from '../lib/url/addressState';
import { SELECTED_PARAMETERS } from '../lib/url/selectedParameters';
import { resultsPath } from '../lib/url/paths';
import { useI18n } from '../i18n/I18nContext';

/** On a phone the button stays beside the select. */
const controls = {
  flex: { xs: '1 1 11rem', sm: 'none' },
  flexWrap: { sm: 'wrap' },
  alignItems: 'flex-start',
  gap: { xs: 1, sm: 2 },
  minWidth: 0,
  '& > button': { flex: 'none' },
} satisfies SxProps;

/** Compares two to eight people side by side. */
export function ComparePage() {
  const [{ ids: selected, from }, update] = useAddressState(SELECTED_PARAMETERS);
  const { t } = useI18n();
  const ids = comparedIds(selected);
  const results = resultsPath(selected, from);
  const { people, loaded, isLoading, labelOf } = useComparedPeople(ids);

  return (
    <Stack aria-busy={isLoading} sx={{ gap: 2 }}>
      <PageCard
        title={t('compare.title')}
        description={t('compare.description')}
        actions={
          <>
            <BackToResults to={results} />
            <Stack direction="row" sx={controls}>
              <PeriodSelect />
              {ids.length >= MIN_COMPARED && <PrintButton />}
            </Stack>
          </>
        }
      >
        <EditablePeople
          people={people}
          labelOf={labelOf}
          ids={selected}
          onChange={(next) => {
            update({ ids: next });
          }}
        />
        {selected.length > MAX_COMPARED && (
          <Typography role="status" variant="body2" sx={{ px: 3, pb: 2 }}>
            {t('compare.firstOf', { shown: MAX_COMPARED, total: selected.length })}
          </Typography>
        )}
        <Box sx={{ px: 3, pb: 2, '&:empty': { display: 'none' } }}>
          <ClockNote evaluations={loaded.flatMap(({ evaluations = [] }) => evaluations)} />
        </Box>
        {ids.length < MIN_COMPARED && (
          <EmptyState text={t('compare.chooseFirst')}>
            <Button component={Link} to={results} variant="contained">
              {t('compare.goToResults')}
            </Button>
          </EmptyState>
        )}
      </PageCard>
      {ids.length >= MIN_COMPARED &&
        (isLoading ? (
          <ComparisonSkeleton people={ids.length} />
        ) : (
          loaded.length > 0 && <ComparisonWithPreview loaded={loaded} labelOf={labelOf} />
        ))}
    </Stack>
  );
}

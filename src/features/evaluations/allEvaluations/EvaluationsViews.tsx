import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CONTROL_HEIGHT } from '../../../components/controls/controlHeight';
import { Refusal } from '../../../components/status/Refusal';
import { useI18n } from '../../../i18n/I18nContext';
import { useAddressLinks, useAddressState } from '../../../lib/url/addressState';
import type { Scope } from '../../../api/allEvaluations';
import { allEvaluationsQueries } from '../../../api/allEvaluations';
import { OVERVIEW_PARAMETERS } from './overviewParameter';

const views = {
  typography: 'body2',
  display: 'flex',
  alignItems: 'center',
  m: 0,
  minHeight: CONTROL_HEIGHT,
  maxWidth: '24rem',
  color: 'text.secondary',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: CONTROL_HEIGHT,
    px: 2,
    border: 1,
    borderColor: 'divider',
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-current]': { bgcolor: 'action.selected', color: 'text.primary' },
    '&:focus-visible': { zIndex: 1 },
  },
  '& a:first-of-type': { borderStartStartRadius: 8, borderEndStartRadius: 8 },
  '& a + a': { borderInlineStart: 0, borderStartEndRadius: 8, borderEndEndRadius: 8 },
  '@media print': { display: 'none' },
} satisfies SxProps;

/**
 * Links to the list and to the overview, which look like one control with two segments. If the server has refused to
 * send all evaluations, the component says so until the session ends.
 */
export function EvaluationsViews({ scope }: { scope: Scope }) {
  const { t } = useI18n();
  const [{ overview }] = useAddressState(OVERVIEW_PARAMETERS);
  const toLink = useAddressLinks(OVERVIEW_PARAMETERS);
  const { data: refusal } = useQuery(allEvaluationsQueries.refusal(scope));

  if (refusal !== undefined) {
    return (
      <Box component="p" role="status" sx={views}>
        <span>
          <Refusal of="overview" message={refusal} />
        </span>
      </Box>
    );
  }
  return (
    <Box component="nav" sx={views} aria-label={t('evaluations.views')}>
      <Link to={toLink({ overview: '0' })} aria-current={overview === '0' ? 'page' : undefined}>
        {t('evaluations.list')}
      </Link>
      <Link to={toLink({ overview: '1' })} aria-current={overview === '1' ? 'page' : undefined}>
        {t('evaluations.overview')}
      </Link>
    </Box>
  );
}

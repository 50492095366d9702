import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Employee } from '../../../api/contract';
import { focusHeading } from '../../../components/page/focusHeading';
import { MIN_COMPARED, MAX_COMPARED } from '../../../domain/constants';
import { comparePath, printProfilesPath } from '../../../lib/url/paths';
import { ExportChosen } from './ExportChosen';
import type { I18n } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import { useSearch } from '../../../lib/url/AppRouter';

interface ChosenBarProps {
  /** Ids of employees. */
  chosen: readonly string[];
  /** The answer to the search. */
  employees: readonly Employee[];
  onClear: () => void;
}

/** The number of chosen people, and the actions for them. It stays at the lower edge of the window. */
export function ChosenBar({ chosen, employees, onClear }: ChosenBarProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const search = useSearch();
  const from = new URLSearchParams(search);
  from.delete('chosen');
  const canCompare = chosen.length >= MIN_COMPARED && chosen.length <= MAX_COMPARED;
  return (
    <Paper
      component="section"
      aria-label={t('compare.chosenPeople')}
      className="actions"
      variant="outlined"
      sx={{
        position: 'sticky',
        bottom: 8,
        // Above the grid's pinned parts.
        zIndex: 6,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { xs: 0.5, sm: 1.5 },
        rowGap: 0.5,
        mx: { xs: 1, sm: 2 },
        my: 1,
        px: { xs: 1, sm: 2 },
        py: 1,
        // On a phone, two rows have room for all buttons.
        '& > .MuiButton-root': { px: { xs: 1, sm: 2 }, minWidth: 0 },
        boxShadow: 4,
      }}
    >
      <Typography variant="body2" role="status" sx={{ marginInlineEnd: 1 }}>
        {countText(i18n, chosen.length)}
      </Typography>
      {canCompare && (
        <Button component={Link} to={comparePath(chosen, String(from))} variant="contained">
          {t('compare.chosenCompare')}
        </Button>
      )}
      <ExportChosen chosen={chosen} employees={employees} />
      <Button component={Link} to={printProfilesPath(chosen, String(from))}>
        {t('compare.chosenPrint')}
      </Button>
      <Button
        color="inherit"
        onClick={() => {
          onClear();
          // The button is removed.
          focusHeading();
        }}
      >
        {t('compare.chosenClear')}
      </Button>
    </Paper>
  );
}

function countText({ t }: I18n, count: number) {
  if (count < MIN_COMPARED) return t('compare.chosenTooFew', { count });
  if (count > MAX_COMPARED) return t('compare.chosenTooMany', { count, most: MAX_COMPARED });
  return t('compare.chosenCount', { count });
}

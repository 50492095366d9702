import CloseIcon from '@mui/icons-material/Close';
import CompareIcon from '@mui/icons-material/GridViewOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Employee } from '../../../api/contract';
import { focusHeading } from '../../../components/page/focusHeading';
import { MAX_CHOSEN, MAX_COMPARED, MIN_COMPARED } from '../../../domain/constants';
import { comparePath, printProfilesPath } from '../../../lib/url/paths';
import { ExportChosen } from './ExportChosen';
import { useI18n } from '../../../i18n/I18nContext';
import { useSearch } from '../../../lib/url/AppRouter';

interface ChosenBarProps {
  /** Ids of employees. */
  chosen: readonly string[];
  /** The answer to the search. */
  employees: readonly Employee[];
  onClear: () => void;
}

/** After the list, whose last row it does not cover; above the lower edge of the window while that is further down. */
const bar = {
  position: 'sticky',
  bottom: 'max(8px, env(safe-area-inset-bottom))',
  // Above the grid's pinned parts.
  zIndex: 6,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 0, sm: 1 },
  mx: { xs: 1, sm: 2 },
  my: 1,
  px: { xs: 1, sm: 2 },
  py: 1,
  boxShadow: 4,
  '& .MuiButton-root': { px: { xs: 0.5, sm: 2 }, minWidth: 0 },
  // On a phone the first row has the number and Clear, the second one the actions, without icons.
  '& .buttons .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
  '& .number': { flex: { xs: '1 1 50%', sm: 'none' }, px: { xs: 0.5, sm: 1 } },
  '& .clear': { order: { xs: 0, sm: 1 }, marginInlineStart: 'auto' },
  '& .buttons': {
    display: 'flex',
    flexWrap: 'wrap',
    flex: { xs: '1 1 100%', sm: 'none' },
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: 'inherit',
  },
} satisfies SxProps;

/** The number of chosen people, and the actions for them. */
export function ChosenBar({ chosen, employees, onClear }: ChosenBarProps) {
  const { t } = useI18n();
  const search = useSearch();
  const from = new URLSearchParams(search);
  from.delete('chosen');
  return (
    <Paper
      component="section"
      aria-label={t('compare.chosenPeople')}
      className="actions"
      variant="outlined"
      sx={bar}
    >
      <Typography variant="body2" role="status" className="number" sx={{ fontWeight: 600 }}>
        {chosen.length < MAX_CHOSEN
          ? t('compare.chosenCount', { count: chosen.length })
          : t('compare.chosenMost', { most: chosen.length })}
      </Typography>
      <Button
        className="clear"
        color="inherit"
        startIcon={<CloseIcon />}
        onClick={() => {
          onClear();
          // The button is removed.
          focusHeading();
        }}
      >
        {t('compare.chosenClear')}
      </Button>
      <div className="buttons">
        <CompareButton chosen={chosen} to={comparePath(chosen, String(from))} />
        <ExportChosen chosen={chosen} employees={employees} />
        <Button
          component={Link}
          to={printProfilesPath(chosen, String(from))}
          startIcon={<PrintIcon />}
        >
          {t('compare.chosenPrint')}
        </Button>
      </div>
    </Paper>
  );
}

/** A link to the comparison. Where so many people cannot be compared, a button that says why. */
function CompareButton({ chosen, to }: { chosen: readonly string[]; to: string }) {
  const { t } = useI18n();
  const reasonId = useId();
  const text = t('compare.chosenCompare');
  const icon = <CompareIcon />;
  if (chosen.length >= MIN_COMPARED && chosen.length <= MAX_COMPARED) {
    return (
      <Button component={Link} to={to} startIcon={icon}>
        {text}
      </Button>
    );
  }
  const reason =
    chosen.length < MIN_COMPARED
      ? t('compare.chosenTooFew')
      : t('compare.chosenTooMany', { most: MAX_COMPARED });
  return (
    <>
      <Button
        aria-disabled
        aria-describedby={reasonId}
        data-tooltip={reason}
        startIcon={icon}
        sx={{ color: 'text.secondary', cursor: 'default' }}
      >
        {text}
      </Button>
      {/* A touch screen has no tooltips. */}
      <Box
        component="span"
        id={reasonId}
        sx={{
          order: 1,
          flexBasis: '100%',
          px: { xs: 0.5, sm: 1 },
          typography: 'caption',
          color: 'text.secondary',
          '@media (hover: hover)': { display: 'none' },
        }}
      >
        {reason}
      </Box>
    </>
  );
}

import CloseIcon from '@mui/icons-material/Close';
import EvaluateIcon from '@mui/icons-material/AddchartOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link, useLocation } from 'react-router-dom';
import type { Employee } from '../../../api/contract';
import { KeptFocusButton } from '../../../components/controls/KeptFocusButton';
import { MoreItem } from '../../../components/controls/MoreItem';
import { MoreMenu } from '../../../components/controls/MoreMenu';
import { inHighWindow } from '../../../components/page/breakpoints';
import { focusHeading } from '../../../components/page/focusHeading';
import { MAX_CHOSEN } from '../../../domain/constants';
import { comparePath, printProfilesPath } from '../../../lib/url/paths';
import { CompareButton } from './CompareButton';
import { useEvaluateChosen } from './useEvaluateChosen';
import { useExportChosen } from './useExportChosen';
import { useI18n } from '../../../i18n/I18nContext';

interface ChosenBarProps {
  /** Ids of employees. */
  chosen: readonly string[];
  /** The answer to the search. */
  employees: readonly Employee[];
  /** Opens the dialog that evaluates these people, one after the other. */
  onEvaluate: (people: readonly Employee[]) => void;
  onClear: () => void;
}

/** After the list, whose last row it does not cover; above the lower edge of the window while that is further down. */
const bar = {
  position: 'relative',
  [inHighWindow]: {
    position: 'sticky',
    // On a phone at the lower edge of the window.
    bottom: { xs: 0, sm: 'max(8px, env(safe-area-inset-bottom))' },
  },
  // Above the grid's pinned parts.
  zIndex: 6,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 0.5, sm: 1 },
  mx: { xs: '-1px', sm: 2 },
  my: { xs: 0, sm: 1 },
  px: 2,
  pt: 1,
  pb: { xs: 'max(8px, env(safe-area-inset-bottom))', sm: 1 },
  borderRadius: { xs: 0, sm: 1 },
  boxShadow: 4,
  // A shadow is not visible on a dark surface.
  '[data-color-scheme="dark"] &': {
    bgcolor:
      'color-mix(in srgb, var(--mui-palette-text-primary) 8%, var(--mui-palette-background-paper))',
  },
  '& .number': { fontWeight: 600 },
  // After the other actions, but close to the number on a phone.
  '& .clear': {
    order: { sm: 1 },
    marginInlineStart: { sm: 'auto' },
    marginInlineEnd: { xs: 'auto', sm: 0 },
  },
  '& .buttons': {
    // On a phone its parts are those of the bar, so that a reason has a line of its own.
    display: { xs: 'contents', sm: 'flex' },
    flexWrap: 'wrap',
    flex: '0 1 auto',
    alignItems: 'center',
    columnGap: 'inherit',
    minWidth: 0,
  },
  '& .buttons > p': { order: 1 },
  // Without it, one line is enough on most phones.
  '& .buttons > .MuiButton-root > .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} satisfies SxProps;

/** The number of chosen people, and the actions for them. */
export function ChosenBar({ chosen, employees, onEvaluate, onClear }: ChosenBarProps) {
  const { t } = useI18n();
  const { search } = useLocation();
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const { start, progress, missingText } = useExportChosen(chosen, employees);
  const evaluateText = t('overview.evaluate', { count: chosen.length });
  const evaluate = useEvaluateChosen(evaluateText, chosen, employees, onEvaluate);
  const from = new URLSearchParams(search);
  from.delete('chosen');
  const clear = {
    className: 'clear',
    color: 'inherit',
    onClick: () => {
      onClear();
      // The button is removed.
      focusHeading();
    },
  } as const;
  const print = { component: Link, to: printProfilesPath(chosen, String(from)) };
  return (
    <Paper
      component="section"
      aria-label={t('compare.chosenPeople')}
      className="actions"
      variant="outlined"
      sx={bar}
    >
      <Typography variant="body2" role="status" className="number">
        {chosen.length < MAX_CHOSEN
          ? t('compare.chosenCount', { count: chosen.length })
          : t('compare.chosenMost', { most: chosen.length })}
      </Typography>
      {isPhone ? (
        <IconButton {...clear} aria-label={t('compare.chosenClear')}>
          <CloseIcon />
        </IconButton>
      ) : (
        <Button {...clear} startIcon={<CloseIcon />}>
          {t('compare.chosenClear')}
        </Button>
      )}
      <div className="buttons">
        {/* Before Compare, which alone fills a line where there is no room for both. */}
        {isPhone && (
          <MoreMenu>
            <MoreItem
              icon={<EvaluateIcon />}
              disabled={evaluate.progress !== undefined}
              onClick={evaluate.start}
            >
              {evaluateText}
            </MoreItem>
            <MoreItem icon={<DownloadIcon />} disabled={progress !== undefined} onClick={start}>
              {t('compare.chosenExport')}
            </MoreItem>
            <MoreItem icon={<PrintIcon />} {...print}>
              {t('compare.chosenPrint')}
            </MoreItem>
          </MoreMenu>
        )}
        <CompareButton chosen={chosen} to={comparePath(chosen, String(from))} />
        {!isPhone && (
          <KeptFocusButton
            startIcon={<EvaluateIcon />}
            disabled={evaluate.progress !== undefined}
            onClick={evaluate.start}
          >
            <span>{evaluateText}</span>
          </KeptFocusButton>
        )}
        {evaluate.progress}
        {!isPhone && (
          <KeptFocusButton
            startIcon={<DownloadIcon />}
            disabled={progress !== undefined}
            onClick={start}
          >
            {t('compare.chosenExport')}
          </KeptFocusButton>
        )}
        {progress}
        {!progress && missingText}
        {!isPhone && (
          <Button {...print} startIcon={<PrintIcon />}>
            {t('compare.chosenPrint')}
          </Button>
        )}
      </div>
    </Paper>
  );
}

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
import { TOAST_SPACE } from '../../../components/toasts/toastSpace';
import { MAX_SELECTED } from '../../../domain/constants';
import { comparePath, printProfilesPath } from '../../../lib/url/paths';
import { CompareButton } from './CompareButton';
import { useEvaluateSelected } from './useEvaluateSelected';
import { useExportSelected } from './useExportSelected';
import { useI18n } from '../../../i18n/I18nContext';

interface SelectionBarProps {
  /** Ids of employees. */
  selected: readonly string[];
  /** The answer to the search. */
  employees: readonly Employee[];
  /** Opens the dialog that evaluates these people, one after the other. */
  onEvaluate: (people: readonly Employee[]) => void;
  onClear: () => void;
}

/**
 * The bar is after the list, so that it does not cover the last row. While the end of the list is further down, the bar
 * stays above the lower edge of the window.
 */
const bar = {
  position: 'relative',
  [inHighWindow]: {
    position: 'sticky',
    // On a phone, the bar is at the lower edge of the window. A toast is below the bar, and covers none of its buttons.
    bottom: { xs: TOAST_SPACE, sm: `max(8px, env(safe-area-inset-bottom), ${TOAST_SPACE})` },
  },
  // The bar is above the pinned parts of the grid.
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
  // Clear is after the other actions, but close to the number on a phone.
  '& .clear': {
    order: { sm: 1 },
    marginInlineStart: { sm: 'auto' },
    marginInlineEnd: { xs: 'auto', sm: 0 },
  },
  '& .buttons': {
    // On a phone, the buttons and the reason are laid out by the bar, so that the reason has a line of its own.
    display: { xs: 'contents', sm: 'flex' },
    flexWrap: 'wrap',
    flex: '0 1 auto',
    alignItems: 'center',
    columnGap: 'inherit',
    minWidth: 0,
  },
  '& .buttons > p': { order: 1 },
  // Without the icons, one line is enough on most phones.
  '& .buttons > .MuiButton-root > .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} satisfies SxProps;

/** The number of selected people, and the actions for them. */
export function SelectionBar({ selected, employees, onEvaluate, onClear }: SelectionBarProps) {
  const { t } = useI18n();
  const { search } = useLocation();
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const { start, progress, missingText } = useExportSelected(selected, employees);
  const evaluateText = t('overview.evaluate', { count: selected.length });
  const evaluate = useEvaluateSelected(evaluateText, selected, employees, onEvaluate);
  const from = new URLSearchParams(search);
  from.delete('chosen');
  const clear = {
    className: 'clear',
    color: 'inherit',
    onClick: () => {
      onClear();
      // The button is removed, so the heading gets the focus.
      focusHeading();
    },
  } as const;
  const print = { component: Link, to: printProfilesPath(selected, String(from)) };
  return (
    <Paper
      component="section"
      aria-label={t('compare.selectedPeople')}
      className="actions"
      variant="outlined"
      sx={bar}
    >
      <Typography variant="body2" role="status" className="number">
        {selected.length < MAX_SELECTED
          ? t('compare.selectedCount', { count: selected.length })
          : t('compare.selectedMost', { most: selected.length })}
      </Typography>
      {isPhone ? (
        <IconButton {...clear} aria-label={t('compare.selectedClear')}>
          <CloseIcon />
        </IconButton>
      ) : (
        <Button {...clear} startIcon={<CloseIcon />}>
          {t('compare.selectedClear')}
        </Button>
      )}
      <div className="buttons">
        {/* This button is before Compare, which alone fills a line where there is no room for both. */}
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
              {t('compare.selectedExport')}
            </MoreItem>
            <MoreItem icon={<PrintIcon />} {...print}>
              {t('compare.selectedPrint')}
            </MoreItem>
          </MoreMenu>
        )}
        <CompareButton selected={selected} to={comparePath(selected, String(from))} />
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
            {t('compare.selectedExport')}
          </KeptFocusButton>
        )}
        {progress}
        {!progress && missingText}
        {!isPhone && (
          <Button {...print} startIcon={<PrintIcon />}>
            {t('compare.selectedPrint')}
          </Button>
        )}
      </div>
    </Paper>
  );
}

import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef } from 'react';
import { failureCause } from '../../../api/http/loadFailure';
import { IconAction } from '../../../components/controls/IconAction';
import { LoadFailure } from '../../../components/status/LoadFailure';
import { TaskProgress } from '../../../components/status/TaskProgress';
import { useI18n } from '../../../i18n/I18nContext';
import { MAX_READ } from './readAllEvaluations';
import type { AllEvaluationsLoad } from './useAllEvaluations';

const line = {
  typography: 'caption',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 0.5,
  columnGap: 1.5,
  color: 'text.secondary',
  '& > p': { m: 0 },
  minHeight: '1.5rem',
  // The buttons are as high as the line, so that nothing below moves when loading ends.
  '& .MuiButton-root': {
    minWidth: 0,
    minHeight: '1.5rem',
    py: 0,
    typography: 'caption',
    fontWeight: 600,
  },
  '& .MuiTypography-root': { typography: 'caption' },
  '& .icon-action': { p: 0.5, m: -0.5 },
  '& .icon-action svg': { fontSize: '1rem' },
} satisfies SxProps;

interface LoadProgressProps {
  load: AllEvaluationsLoad;
  /** Whether the caller shows how many evaluations were read. */
  isCounted?: boolean;
}

/**
 * Shows the progress of the bulk read of all evaluations, and what it has left out. It has buttons to repeat the read.
 * A pressed button is replaced by another one, which gets the focus.
 */
export function LoadProgress(props: LoadProgressProps) {
  const root = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      root.current?.querySelector('button')?.focus({ preventScroll: true });
  });
  return (
    <div
      ref={root}
      onFocus={() => {
        hadFocus.current = true;
      }}
      // React sends no blur event when the focused button is removed.
      onBlur={() => {
        hadFocus.current = false;
      }}
    >
      <Status {...props} />
    </div>
  );
}

function Status({ load, isCounted = false }: LoadProgressProps) {
  const { t, time } = useI18n();
  const { data, progress, outcome, error, read, cancel } = load;
  if (progress) {
    return (
      <Box sx={line}>
        {/* The text has one line, so that the list does not move. Where it is hidden, the bar says the same. */}
        <Box component="p" sx={{ display: { xs: 'none', xl: 'block' } }}>
          {t('evaluations.loadingAll')}
        </Box>
        <TaskProgress label={t('evaluations.loadProgress')} progress={progress} onCancel={cancel} />
      </Box>
    );
  }
  if (!data && outcome === 'failed') {
    return (
      <LoadFailure
        text={t('evaluations.unread')}
        cause={failureCause(error)}
        onRetry={() => void read()}
      />
    );
  }
  if (!data) {
    // The line is empty until loading begins, so that nothing below moves.
    return (
      <Box sx={line}>
        {outcome && (
          <>
            <p role="status">{t('evaluations.loadCancelled')}</p>
            <Button size="small" onClick={() => void read()}>
              {t('evaluations.refresh')}
            </Button>
          </>
        )}
      </Box>
    );
  }
  const { evaluations, failedPages, isCut, readAt } = data;
  const at = time(readAt);
  const sentences = [
    isCounted
      ? t('evaluations.readAt', { time: at })
      : t('evaluations.countReadAt', { count: evaluations.length, time: at }),
    ...(isCut ? [t('evaluations.readCut', { most: MAX_READ })] : []),
    ...(outcome === 'failed' ? [t('evaluations.notReadAgain')] : []),
  ];
  const isPlain = sentences.length === 1;
  return (
    <Box sx={line}>
      <p role="status" style={isPlain ? visuallyHidden : undefined}>
        {sentences.join(t('common.sentenceGap'))}
      </p>
      {isPlain && !isCounted && (
        <span aria-hidden>{t('common.evaluations', { count: evaluations.length })}</span>
      )}
      <IconAction
        label={t('evaluations.refreshReadAt', { time: at })}
        icon={<RefreshIcon />}
        onClick={() => void read()}
      />
      {failedPages.length > 0 && (
        <>
          <p role="alert">{t('evaluations.pagesUnread', { count: failedPages.length })}</p>
          <Button size="small" onClick={() => void read(data)}>
            {t('failures.tryAgain')}
          </Button>
        </>
      )}
    </Box>
  );
}

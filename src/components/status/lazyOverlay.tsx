import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef, type ComponentType } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import type { CodeFailureProps } from './CodeFailure';
import { lazyComponent } from './lazyComponent';

/** A dialog or a menu whose code is loaded when it is first opened. */
export function lazyOverlay<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  return lazyComponent(load, { Failure: OverlayFailure });
}

interface OverlayFailureProps extends CodeFailureProps {
  onClose: () => void;
}

/**
 * In place of a dialog or a menu whose code cannot be loaded. It is the browser's own dialog, because MUI's is part of
 * the code that is loaded on demand.
 */
export function OverlayFailure({ onRetry, onClose }: OverlayFailureProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing gives the focus back to what opened it; removing the element would not.
    return () => element?.close();
  }, []);

  return (
    <Box
      component="dialog"
      role="alertdialog"
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      sx={{
        minWidth: 'min(20rem, calc(100vw - 4rem))',
        p: 3,
        border: 0,
        borderRadius: 2,
        color: 'text.primary',
        bgcolor: 'background.paper',
        boxShadow: 6,
        '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.5)' },
      }}
    >
      <Typography id={id}>{t('components.wentWrong')}</Typography>
      <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1, mt: 3 }}>
        <Button color="inherit" onClick={() => dialog.current?.close()}>
          {t('forms.cancel')}
        </Button>
        <Button variant="contained" onClick={onRetry}>
          {t('failures.tryAgain')}
        </Button>
      </Stack>
    </Box>
  );
}

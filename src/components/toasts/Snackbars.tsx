import './styleSheet';
import Alert from '@mui/material/Alert';
import Fade from '@mui/material/Fade';
import { styled } from '@mui/material/styles';
import {
  closeSnackbar,
  SnackbarProvider,
  useSnackbar,
  type SnackbarProviderProps,
} from 'notistack';
import { useEffect, type Ref } from 'react';
import { TOAST_DURATION } from '../../domain/constants';
import { textIn } from '../../i18n/createI18n';
import { useI18n } from '../../i18n/I18nContext';
import type { ToastContent } from '../../lib/query/queryMeta';
import type { PastToast } from './notify';

type Shown = Pick<ToastContent, 'title' | 'text' | 'tone'>;

declare module 'notistack' {
  interface VariantOverrides {
    default: Shown;
    /** A toast that is announced assertively. */
    destructive: Shown;
  }
}

const VARIANTS = { default: Toast, destructive: Toast };

interface SnackbarsProps {
  toast: PastToast;
  /** The element that toasts are rendered in. */
  root: HTMLElement;
}

/** The provider of notistack. It replaces the current toast by the given one. */
export function Snackbars({ toast, root }: SnackbarsProps) {
  return (
    <Container
      domRoot={root}
      anchorOrigin={{ horizontal: 'center', vertical: 'bottom' }}
      maxSnack={1}
      autoHideDuration={TOAST_DURATION}
      TransitionComponent={Fade}
      Components={VARIANTS}
    >
      <Enqueued {...toast} />
    </Container>
  );
}

function Enqueued({ id, title, text, tone }: PastToast) {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => {
    const variant = tone === 'destructive' ? 'destructive' : 'default';
    enqueueSnackbar({ key: id, variant, title, text, tone });
  }, [enqueueSnackbar, id, title, text, tone]);
  return null;
}

/** The container of notistack, which is in the element for toasts (`toastSpace.ts`). */
const Container = styled(Provider)({
  // The selector is doubled because notistack's own rules come later in the document.
  '&&': { position: 'static', transform: 'none', width: 'auto', minWidth: 0, maxWidth: '60rem' },
  '&& .notistack-CollapseWrapper': { padding: 0 },
  '&& .notistack-Snackbar': { minWidth: 0, pointerEvents: 'auto' },
});

/** The provider of notistack, with the class of its container as `className`. */
function Provider({ className, ...props }: SnackbarProviderProps & { className?: string }) {
  return <SnackbarProvider {...props} classes={{ containerRoot: className }} />;
}

/** The toast is as high as its text. */
const TOAST_STYLE = {
  alignItems: 'center',
  minHeight: '2.5rem',
  py: 0.5,
  px: 1,
  boxShadow: 4,
  lineHeight: 1.35,
  '& .MuiAlert-icon': { py: 0, marginInlineEnd: 1 },
  '& .MuiAlert-action': { alignItems: 'center', p: 0, mx: 0, marginInlineStart: 'auto' },
  '& .MuiAlert-message': { minWidth: 0, p: 0, overflowWrap: 'anywhere' },
  // A line can break at the space.
  '& strong::after': { content: '" "' },
} as const;

const SEVERITIES = { success: 'success', default: 'info', destructive: 'error' } as const;

interface ToastProps extends Shown {
  id?: string | number;
  ref?: Ref<HTMLDivElement>;
}

/** A toast as notistack renders it. */
export function Toast({ id, title, text, tone, ref }: ToastProps) {
  const i18n = useI18n();
  return (
    <Alert
      ref={ref}
      severity={SEVERITIES[tone]}
      // The element around all toasts announces the others.
      role={tone === 'destructive' ? 'alert' : 'none'}
      closeText={i18n.t('toasts.close')}
      onClose={() => {
        closeSnackbar(id);
      }}
      sx={TOAST_STYLE}
    >
      {title && <strong>{textIn(i18n, title)}</strong>}
      {text && <bdi>{textIn(i18n, text)}</bdi>}
    </Alert>
  );
}

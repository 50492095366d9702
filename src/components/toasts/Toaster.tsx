import './styleSheet';
import Alert from '@mui/material/Alert';
import Fade from '@mui/material/Fade';
import { styled } from '@mui/material/styles';
import { closeSnackbar, SnackbarProvider, type SnackbarProviderProps } from 'notistack';
import { useEffect, useState, type Ref } from 'react';
import { TOAST_DURATION } from '../../domain/constants';
import { textIn } from '../../i18n/createI18n';
import { useI18n } from '../../i18n/I18nContext';
import type { Notice } from '../../lib/query/queryMeta';

type Shown = Pick<Notice, 'title' | 'text' | 'tone'>;

declare module 'notistack' {
  interface VariantOverrides {
    /** Announced politely. */
    default: Shown;
    /** Announced assertively. */
    destructive: Shown;
  }
}

const VARIANTS = { default: Toast, destructive: Toast };

/** Shows the toasts of `notify`, one at a time (specification, Toasts). */
export function Toaster() {
  return (
    <Container
      domRoot={useToastRoot()}
      // notistack knows left and right, but no start of a line: the style of Container places the toast.
      anchorOrigin={{ horizontal: 'center', vertical: 'top' }}
      maxSnack={1}
      autoHideDuration={TOAST_DURATION}
      TransitionComponent={Fade}
      Components={VARIANTS}
    />
  );
}

/**
 * notistack's container, over the product's name in the header: there it covers no control of any screen, wherever the
 * page is scrolled. The rest of a long text is shown on hover or focus, and in Notifications.
 */
const Container = styled(Snackbars)(({ theme: { breakpoints } }) => ({
  // Doubled, because notistack's own rules come later in the document.
  '&&': {
    inset: '4px auto auto',
    insetInlineStart: 4,
    transform: 'none',
    alignItems: 'stretch',
    width: 'min(15.25rem, calc(100vw - 9.25rem))',
    [breakpoints.up('sm')]: { top: 6, insetInlineStart: 16 },
  },
  '&& .notistack-CollapseWrapper': { padding: 0 },
  '&& .notistack-Snackbar': { minWidth: '100%' },
}));

/** notistack's provider with the class of its container as `className`. */
function Snackbars({ className, ...props }: SnackbarProviderProps & { className?: string }) {
  return <SnackbarProvider {...props} classes={{ containerRoot: className }} />;
}

/**
 * An element beside the app. While a dialog is open MUI hides all elements beside the dialog from screen readers,
 * and a toast must be announced all the same.
 */
function useToastRoot(): HTMLElement {
  const [root] = useState(() => document.createElement('div'));

  useEffect(() => {
    const observer = new MutationObserver(() => {
      root.removeAttribute('aria-hidden');
    });
    observer.observe(root, { attributeFilter: ['aria-hidden'] });
    document.body.append(root);
    return () => {
      observer.disconnect();
      root.remove();
    };
  }, [root]);

  return root;
}

/** Two lines, as high as the header. A long text is shown in full on hover or focus. */
const TOAST_STYLE = {
  alignItems: 'center',
  minHeight: '3rem',
  py: 0,
  px: 1,
  boxShadow: 4,
  lineHeight: 1.35,
  '& .MuiAlert-icon': { py: 0, marginInlineEnd: 1 },
  '& .MuiAlert-action': { alignItems: 'center', p: 0, mx: 0, marginInlineStart: 'auto' },
  '& .MuiAlert-message': { minWidth: 0, p: 0, overflow: 'hidden', overflowWrap: 'anywhere' },
  '& strong': { marginInlineEnd: '1ch' },
  '&:not(:hover, :focus-within) .MuiAlert-message': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
} as const;

const SEVERITIES = { success: 'success', default: 'info', destructive: 'error' } as const;

interface ToastProps extends Shown {
  id?: string | number;
  ref?: Ref<HTMLDivElement>;
}

/** One toast. */
export function Toast({ id, title, text, tone, ref }: ToastProps) {
  const i18n = useI18n();
  return (
    <Alert
      ref={ref}
      severity={SEVERITIES[tone]}
      role={tone === 'destructive' ? 'alert' : 'status'}
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

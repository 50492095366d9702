import './styleSheet';
import SuccessIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import { keyframes, styled } from '@mui/material/styles';
import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarProvider,
  type SnackbarProviderProps,
  type TransitionProps,
} from 'notistack';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactElement } from 'react';
import { TOAST_DURATION } from '../../domain/constants';
import { useTimer } from '../../lib/code/useTimer';
import type { Notice } from '../../lib/query/queryMeta';
import { PageWidth } from '../page/PageWidth';
import { dismissToast, useShownToast } from './notify';

declare module 'notistack' {
  interface VariantOverrides {
    /** What Toast shows. */
    default: Pick<Notice, 'title' | 'text' | 'tone'>;
  }
}

/** Shows the toasts of `notify`, one at a time, in a bar at the top of the window (specification, Toasts). */
export function Toaster() {
  const root = useToastRoot();
  const shown = useShownToast();
  useEffect(() => {
    if (!shown) return;
    const { id, title, text, tone } = shown;
    // notistack's own keys are the time and a random number, which two toasts can share.
    const key = enqueueSnackbar<'default'>({ key: id, title, text, tone });
    return () => {
      closeSnackbar(key);
    };
  }, [shown]);

  return (
    <TopBar
      domRoot={root}
      // A full queue would keep a new toast waiting until the old one has left.
      maxSnack={Infinity}
      // The toast has a timer of its own: notistack's does not stop for the focus, and restarts with half the time.
      autoHideDuration={null}
      anchorOrigin={{ horizontal: 'left', vertical: 'top' }}
      TransitionComponent={NoTransition}
      Components={{ default: Toast }}
    />
  );
}

/** notistack's container, as wide as the window. Menus are drawn over it; dialogs begin below it. */
const TopBar = styled(({ className, ...props }: SnackbarProviderProps & { className?: string }) => (
  <SnackbarProvider {...props} classes={{ containerRoot: className }} />
))(({ theme }) => ({
  // Doubled, because notistack's own rules come later in the document.
  '&&': {
    inset: '0 0 auto',
    alignItems: 'stretch',
    maxWidth: 'none',
    zIndex: theme.zIndex.modal - 1,
  },
  '&& .notistack-CollapseWrapper': { padding: 0 },
}));

/** Shows and removes a toast at once. notistack's transitions ignore `prefers-reduced-motion`. */
function NoTransition({
  in: isOpen = false,
  onEntered,
  onExited,
  children,
}: TransitionProps & { children: ReactElement }) {
  const report = useEffectEvent(() => {
    if (isOpen) onEntered?.(document.body, true);
    else onExited?.(document.body);
  });
  useLayoutEffect(() => {
    report();
  }, [isOpen]);
  return isOpen ? children : null;
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

const ICONS = { success: SuccessIcon, default: InfoIcon, destructive: ErrorIcon };

/** One toast. A destructive one is announced assertively, the others politely (specification, Toasts). */
export function Toast({ title, text, tone }: Notice) {
  const [held, setHeld] = useState({ hover: false, focus: false });
  const hold = (by: Partial<typeof held>) => () => {
    setHeld((before) => ({ ...before, ...by }));
  };
  const isFailure = tone === 'destructive';
  useTimer(dismissToast, TOAST_DURATION, held.hover || held.focus);
  const Icon = ICONS[tone];

  return (
    <Bar
      ref={reserveHeight}
      role={isFailure ? 'alert' : 'status'}
      onMouseEnter={hold({ hover: true })}
      onMouseLeave={hold({ hover: false })}
      onFocus={hold({ focus: true })}
      onBlur={hold({ focus: false })}
    >
      <PageWidth style={{ display: 'flex', gap: 12, paddingBlock: 6 }}>
        <Icon fontSize="small" />
        <div>
          {title && <strong>{title}</strong>}
          <bdi>{text}</bdi>
        </div>
        <IconButton size="small" aria-label="Close notification" onClick={dismissToast}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </PageWidth>
    </Bar>
  );
}

const slideDown = keyframes({ from: { transform: 'translateY(-100%)' } });

const Bar = styled('div')(({ theme: { vars, typography, spacing } }) => {
  const tinted = (color: string) => ({
    borderBottom: `1px solid color-mix(in srgb, ${color} 35%, ${vars.palette.background.paper})`,
    backgroundColor: `color-mix(in srgb, ${color} 10%, ${vars.palette.background.paper})`,
    '& .MuiSvgIcon-root': { color },
  });
  return {
    ...typography.body2,
    width: '100%',
    '&[role="status"]': tinted(vars.palette.primary.main),
    '&[role="alert"]': tinted(vars.palette.error.main),
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `${slideDown} 180ms ease-out`,
    },
    '& > div > .MuiSvgIcon-root': { marginBlock: 5 },
    '& button': { alignSelf: 'flex-start' },
    '& > div > div': {
      display: 'flex',
      flex: 1,
      flexWrap: 'wrap',
      columnGap: spacing(1),
      minWidth: 0,
      paddingBlock: 5,
      overflowWrap: 'anywhere',
    },
  };
});

/** Keeps the height of the bar in `--toast-height`, by which the page, the header and dialogs make room (theme.ts). */
function reserveHeight(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--toast-height', `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--toast-height');
  };
}

import './styleSheet';
import SuccessIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import { keyframes, styled } from '@mui/material/styles';
import { enqueueSnackbar, SnackbarProvider, type SnackbarProviderProps } from 'notistack';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
} from 'react';
import { TOAST_DURATION } from '../../domain/constants';
import { textIn } from '../../i18n/createI18n';
import { useI18n } from '../../i18n/I18nContext';
import type { Notice } from '../../lib/query/queryMeta';
import { PageWidth } from '../page/PageWidth';
import { dismissToast, useShownToast } from './notify';

declare module 'notistack' {
  interface VariantOverrides {
    /** What Toast shows. */
    default: Pick<Notice, 'title' | 'text' | 'tone'>;
  }
}

/**
 * Shows the toasts of `notify`, one at a time, in a bar at the top of the window (specification, Toasts). notistack
 * renders the toast in its container beside the app, and no more: its queue shows a new toast 300 ms after it has
 * closed the old one, its timer does not stop for the focus, and its transitions ignore `prefers-reduced-motion`.
 */
export function Toaster() {
  const root = useToastRoot();
  const shown = useShownToast();
  useLayoutEffect(() => {
    if (!shown) return;
    const { title, text, tone } = shown;
    enqueueSnackbar<'default'>({ title, text, tone });
  }, [shown]);

  return (
    <TopBar
      // Each toast has a new queue, so that it does not wait for the toast before it.
      key={shown?.id}
      domRoot={root}
      autoHideDuration={null}
      // oxlint-disable-next-line direction/no-restricted-syntax -- notistack has no other word, and the bar is as wide as the window
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

const NoTransition = ({ children }: { children: ReactElement }) => children;

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
  const i18n = useI18n();
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
          {title && <strong>{textIn(i18n, title)}</strong>}
          {text && <bdi>{textIn(i18n, text)}</bdi>}
        </div>
        <IconButton size="small" aria-label={i18n.t('toasts.close')} onClick={dismissToast}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </PageWidth>
    </Bar>
  );
}

/** Calls back after `duration` milliseconds, not counting the time in which it is paused. */
function useTimer(callback: () => void, duration: number, isPaused: boolean) {
  const remaining = useRef(duration);
  const onTimeout = useEffectEvent(callback);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = window.setTimeout(onTimeout, remaining.current);
    return () => {
      window.clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [isPaused]);
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

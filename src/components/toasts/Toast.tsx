import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { closeSnackbar, type SnackbarKey } from 'notistack';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { TOAST_DURATION } from '../../domain/constants';
import type { Notice } from '../../lib/query/queryMeta';
import { leaveStanding, stand } from './standing';
import { useAutoDismiss } from './useAutoDismiss';

/** What it needs of all that notistack hands it. */
interface PlaceProps {
  id: SnackbarKey;
  /** Where notistack wants it, and whether it is seen. */
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

interface ToastProps extends PlaceProps {
  title?: string;
  message?: ReactNode;
  variant: Notice['tone'];
}

/** The place of a toast. What it says gives way at once to what comes next. */
export function Toast({ title, message, variant, ...place }: ToastProps) {
  const [shown, setShown] = useState({ number: 0, title, text: message, tone: variant });
  useEffect(
    () =>
      stand(({ title: nextTitle, text, tone }) => {
        setShown(({ number }) => ({ number: number + 1, title: nextTitle, text, tone }));
      }),
    [],
  );
  // Another element each time, which is read out even if the words are the same.
  return <Message key={shown.number} {...place} {...shown} />;
}

interface MessageProps extends PlaceProps {
  title?: string;
  text: ReactNode;
  tone: Notice['tone'];
}

/**
 * One toast. It stays for five seconds, not counting the time under the pointer or the focus
 * (decision 23); a destructive one interrupts a screen reader, a default one waits for its turn.
 */
function Message({ id, title, text, tone, style, ref }: MessageProps) {
  const destructive = tone === 'destructive';
  const close = useCallback(() => {
    leaveStanding();
    closeSnackbar(id);
  }, [id]);
  const { pause, resume } = useAutoDismiss(TOAST_DURATION, close);
  const held = useRef({ pointer: false, focus: false });

  function hold(by: 'pointer' | 'focus', value: boolean) {
    held.current[by] = value;
    if (held.current.pointer || held.current.focus) pause();
    else resume();
  }

  return (
    <Paper
      ref={ref}
      elevation={6}
      role={destructive ? 'alert' : 'status'}
      style={style}
      onMouseEnter={() => {
        hold('pointer', true);
      }}
      onMouseLeave={() => {
        hold('pointer', false);
      }}
      onFocus={() => {
        hold('focus', true);
      }}
      onBlur={(event: FocusEvent<HTMLElement>) => {
        hold('focus', event.currentTarget.contains(event.relatedTarget));
      }}
      sx={({ vars }) => ({
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        width: 'min(26rem, calc(100vw - 2rem))',
        p: 1.5,
        pl: 2,
        borderLeft: `4px solid ${destructive ? vars.palette.error.main : vars.palette.primary.main}`,
      })}
    >
      <Box sx={{ flex: 1, minWidth: 0, py: 0.25 }}>
        {title && (
          <Typography variant="subtitle1" component="p" color={destructive ? 'error' : undefined}>
            {title}
          </Typography>
        )}
        <Typography variant="body2">
          <bdi>{text}</bdi>
        </Typography>
      </Box>
      <IconButton size="small" aria-label="Close notification" onClick={close}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Paper>
  );
}

import SuccessIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useId, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { toastHistory, type PastToast } from '../../../components/toasts/notify';
import { textIn } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import type { Subject } from '../../../lib/query/queryMeta';

interface NotificationListProps {
  /** The bell. */
  anchor: HTMLElement;
  onClose: () => void;
}

const KINDS = {
  success: { Icon: SuccessIcon, color: 'success' },
  default: { Icon: InfoIcon, color: 'primary' },
  destructive: { Icon: ErrorIcon, color: 'error' },
} as const;

const Root = styled(Popover)(({ theme: { typography, spacing, vars } }) => ({
  '@media print': { display: 'none' },
  '& .MuiPaper-root': { width: '24rem', maxWidth: 'calc(100vw - 2rem)' },
  '& .top': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: spacing(1),
    paddingInline: spacing(2, 1),
    minHeight: 52,
  },
  '& .empty': { margin: 0, padding: spacing(1, 2, 3) },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    ...typography.body2,
    display: 'flex',
    gap: spacing(1.5),
    padding: spacing(1.25, 2),
    borderTop: `1px solid ${vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& li > div': { flex: 1, minWidth: 0 },
  '& strong': { display: 'block' },
  '& time, & .empty': { color: vars.palette.text.secondary },
  '& time': { flex: 'none', fontSize: '0.8125rem' },
}));

/** The toasts of this session. Those that are on screen count as seen. */
export function NotificationList({ anchor, onClose }: NotificationListProps) {
  const { t } = useI18n();
  const toasts = toastHistory.useValue();
  const end = useTheme().direction === 'rtl' ? 'left' : 'right';
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    toastHistory.markSeen();
  }, [toasts]);

  return (
    <Root
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ horizontal: end, vertical: 'bottom' }}
      transformOrigin={{ horizontal: end, vertical: 'top' }}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } }}
    >
      <div className="top">
        <Typography ref={heading} id={id} component="h2" variant="h6" tabIndex={-1}>
          {t('shell.notifications.title')}
        </Typography>
        {toasts.length > 0 && (
          <Button
            color="inherit"
            onClick={() => {
              // The button is removed, and the focus with it.
              heading.current?.focus();
              toastHistory.clear();
            }}
          >
            {t('shell.notifications.clear')}
          </Button>
        )}
      </div>
      {toasts.length === 0 ? (
        <Typography className="empty" variant="body2" role="status">
          {t('shell.notifications.none')}
        </Typography>
      ) : (
        <ul aria-labelledby={id}>
          {toasts.map((toast) => (
            <Entry key={toast.id} {...toast} onLeave={onClose} />
          ))}
        </ul>
      )}
    </Root>
  );
}

function Entry({ title, text, tone, time, about, onLeave }: PastToast & { onLeave: () => void }) {
  const i18n = useI18n();
  const { Icon, color } = KINDS[tone];
  const date = new Date(time);
  return (
    <li>
      <Icon fontSize="small" color={color} />
      <div>
        <span style={visuallyHidden}>{`${i18n.t(`shell.notifications.${tone}`)} `}</span>
        {title && <strong>{textIn(i18n, title)}</strong>}
        {text && <bdi>{textIn(i18n, text)}</bdi>}
        {about && <About {...about} onLeave={onLeave} />}
      </div>
      <time dateTime={date.toISOString()}>{i18n.time(time)}</time>
    </li>
  );
}

function About({ name, to, onLeave }: Subject & { onLeave: () => void }) {
  const { t, display } = useI18n();
  const shown = <bdi>{display(name, t('employees.unnamed'))}</bdi>;
  return (
    <span>
      {' · '}
      {to === undefined ? (
        shown
      ) : (
        <Link component={RouterLink} to={to} onClick={onLeave}>
          {shown}
        </Link>
      )}
    </span>
  );
}

import SuccessIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Popover, { type PopoverProps } from '@mui/material/Popover';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { toastHistory, type PastToast } from '../../../components/toasts/notify';
import { textIn } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import { DOT } from '../../../lib/text/dot';
import type { Subject } from '../../../lib/query/queryMeta';
import { ScreenLink } from '../../../lib/url/ScreenLink';

interface NotificationListProps {
  placement: Partial<PopoverProps>;
  onClose: () => void;
}

const KINDS = {
  success: { Icon: SuccessIcon, color: 'success' },
  default: { Icon: InfoIcon, color: 'primary' },
  destructive: { Icon: ErrorIcon, color: 'error' },
} as const;

const popover = {
  '@media print': { display: 'none' },
  '& .MuiPaper-root': { width: '24rem', maxWidth: 'calc(100vw - 2rem)' },
  '& .top': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    py: 1,
    paddingInlineStart: 2,
    paddingInlineEnd: 1,
    minHeight: 52,
  },
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& li': {
    typography: 'body2',
    display: 'flex',
    gap: 1.5,
    px: 2,
    py: 1.25,
    borderTop: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& li > div': { flex: 1, minWidth: 0 },
  '& strong': { display: 'block' },
  '& time': { flex: 'none', fontSize: '0.75rem', color: 'text.secondary' },
} satisfies SxProps;

/** The toasts of this session. All of them count as seen when the list is open. */
export function NotificationList({ placement, onClose }: NotificationListProps) {
  const { t } = useI18n();
  const toasts = toastHistory.useValue();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    toastHistory.markSeen();
  }, [toasts]);

  return (
    <Popover
      open
      {...placement}
      onClose={onClose}
      sx={popover}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } }}
    >
      <div className="top">
        <Typography ref={heading} id={id} variant="h2" tabIndex={-1}>
          {t('shell.notifications.title')}
        </Typography>
        {toasts.length > 0 && (
          <Button
            color="inherit"
            onClick={() => {
              // The button will be removed, so it cannot keep the focus.
              heading.current?.focus();
              toastHistory.clear();
            }}
          >
            {t('shell.notifications.clear')}
          </Button>
        )}
      </div>
      {toasts.length === 0 ? (
        <Typography
          variant="body2"
          color="textSecondary"
          role="status"
          sx={{ px: 2, pt: 1, pb: 3 }}
        >
          {t('shell.notifications.none')}
        </Typography>
      ) : (
        <ul aria-labelledby={id}>
          {toasts.map((toast) => (
            <Entry key={toast.id} {...toast} onLeave={onClose} />
          ))}
        </ul>
      )}
    </Popover>
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
        <span className="visually-hidden">{`${i18n.t(`shell.notifications.${tone}`)} `}</span>
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
      {DOT}
      {to === undefined ? (
        shown
      ) : (
        <Link component={ScreenLink} to={to} onClick={onLeave}>
          {shown}
        </Link>
      )}
    </span>
  );
}

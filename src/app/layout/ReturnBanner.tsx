import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { IconAction } from '../../components/controls/IconAction';
import { focusHeading } from '../../components/page/focusHeading';
import { Banner } from '../../components/page/Banner';
import { screenTitle } from '../../components/page/screenTitle';
import type { I18n } from '../../i18n/createI18n';
import { useI18n } from '../../i18n/I18nContext';
import { paths } from '../../lib/url/paths';
import { ScreenLink } from '../../lib/url/ScreenLink';

/**
 * The banner on Home after signing in, with a link to the address that was opened before. It disappears on another
 * screen.
 */
export function ReturnBanner({ to }: { to: string }) {
  const { t } = useI18n();
  const textId = useId();
  const isHome = useLocation().pathname === paths.home;
  const [isOver, setIsOver] = useState(false);
  if (!isHome && !isOver) setIsOver(true);
  if (isOver || !isHome) return null;
  return (
    <Banner label={t('shell.returnBanner.title')}>
      <Typography id={textId} role="status" sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
        {textFor(t, screenTitle(to))}
      </Typography>
      <Button component={ScreenLink} to={to} variant="outlined" aria-describedby={textId}>
        {t('shell.returnBanner.goBack')}
      </Button>
      <IconAction
        label={t('shell.returnBanner.close')}
        icon={<CloseIcon fontSize="small" />}
        onClick={() => {
          setIsOver(true);
          focusHeading();
        }}
      />
    </Banner>
  );
}

function textFor(t: I18n['t'], title: ReturnType<typeof screenTitle>): string {
  switch (title) {
    case 'profile.title':
      return t('shell.returnBanner.profile');
    case 'evaluations.evaluation':
      return t('shell.returnBanner.evaluation');
    default:
      return t('shell.returnBanner.text', { screen: t(title ?? 'employees.title') });
  }
}

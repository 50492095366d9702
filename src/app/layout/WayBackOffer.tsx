import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { IconAction } from '../../components/controls/IconAction';
import { focusHeading } from '../../components/page/focusHeading';
import { employeeQueries } from '../../features/employees/queries';
import { useI18n } from '../../i18n/I18nContext';
import { isolated } from '../../lib/text/isolated';
import { paths } from '../../lib/url/paths';
import { wayBack, type WayBack } from '../../session/wayBack';
import { OfferBar } from '../../components/page/OfferBar';

/** On Home after signing in: offers the way back to the address that was asked for. Another screen ends the offer. */
export function WayBackOffer() {
  const offer = useSyncExternalStore(wayBack.subscribe, wayBack.get);
  const { t } = useI18n();
  const textId = useId();
  const { pathname } = useLocation();
  const isHome = pathname === paths.home;
  useEffect(() => {
    if (!isHome) wayBack.forget();
  }, [isHome]);

  if (!offer || !isHome) return null;
  return (
    <OfferBar label={t('shell.wayBack.title')}>
      <Typography id={textId} role="status" sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
        <OfferText offer={offer} />
      </Typography>
      <Button component={Link} to={offer.to} variant="outlined" aria-describedby={textId}>
        {t('shell.wayBack.goBack')}
      </Button>
      <IconAction
        label={t('shell.wayBack.close')}
        icon={<CloseIcon fontSize="small" />}
        onClick={() => {
          wayBack.forget();
          focusHeading();
        }}
      />
    </OfferBar>
  );
}

function OfferText({ offer: { screen, employeeId, name } }: { offer: WayBack }) {
  const i18n = useI18n();
  const { t } = i18n;
  // Home reads the list.
  const { data } = useQuery({ ...employeeQueries.list(), enabled: false });
  const person = name ?? data?.employees.find(({ _id }) => _id === employeeId)?.name;
  if (!person || (screen !== 'profile' && screen !== 'evaluation')) {
    return <span>{t(`shell.wayBack.${screen}`)}</span>;
  }
  return (
    <span>
      {t.rich(`shell.wayBack.${screen}Of`, {
        name: person,
        person: () => isolated(i18n, person),
      })}
    </span>
  );
}

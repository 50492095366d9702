import Typography from '@mui/material/Typography';
import { useWhilePrinting } from '../../components/page/useWhilePrinting';
import { useI18n } from '../../i18n/I18nContext';
import { roleText } from '../../i18n/roleText';
import { useSession } from '../../session/useSession';

const onPaper = {
  mb: 1,
  fontSize: '0.6875rem',
  overflowWrap: 'anywhere',
  '@media screen': { display: 'none' },
};

/** Shows on paper only the title, the user, the time, and the address, which contains the filters. */
export function PrintedBy() {
  const i18n = useI18n();
  const { email, role } = useSession();
  const page = useWhilePrinting(() => ({
    title: document.title,
    time: i18n.shortDateAndTime(new Date()),
    href: window.location.href,
  }));
  if (!page) return null;
  return (
    <Typography sx={onPaper}>
      {i18n.t.rich('shell.printedBy', {
        ...page,
        name: email ?? (role ? roleText(i18n, role) : ''),
        user: (name) => <bdi>{name}</bdi>,
        address: (address) => <bdi translate="no">{address}</bdi>,
      })}
    </Typography>
  );
}

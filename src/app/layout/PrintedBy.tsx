import { styled } from '@mui/material/styles';
import { useWhilePrinting } from '../../components/page/useWhilePrinting';
import { useSession } from '../../session/useSession';

const Root = styled('p')({
  margin: '0 0 8px',
  fontSize: '0.6875rem',
  overflowWrap: 'anywhere',
  '@media screen': { display: 'none' },
});

/** On paper: who printed what and when, and the address, which has the filters. */
export function PrintedBy() {
  const { email, role } = useSession();
  const page = useWhilePrinting(() => ({
    title: document.title,
    time: new Date().toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
    address: window.location.href,
  }));
  if (!page) return null;
  return (
    <Root>
      {page.title}. Printed by <bdi>{email ?? role}</bdi> on {page.time} from {page.address}
    </Root>
  );
}

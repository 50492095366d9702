import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { PageHeading } from '../components/page/PageHeading';
import { paths } from '../lib/url/paths';

export function NotFoundPage() {
  return (
    <Stack sx={{ alignItems: 'center', gap: 3, py: 12 }}>
      <PageHeading title="Not Found" />
      <Button component={Link} to={paths.home} variant="outlined">
        Go to Home
      </Button>
    </Stack>
  );
}

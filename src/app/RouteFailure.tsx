import Container from '@mui/material/Container';
import { LoadFailure } from '../components/LoadFailure';

/** The last net under a screen that could not be drawn. */
export function RouteFailure() {
  return (
    <Container component="main">
      <LoadFailure
        text="Something went wrong"
        onRetry={() => {
          window.location.reload();
        }}
      />
    </Container>
  );
}

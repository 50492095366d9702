import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';

/** Sends the form around it; disabled and 'Loading...' while the request runs (specification, Sign in). */
export function SubmitButton({ children }: { children: string }) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant="contained" size="large" fullWidth disabled={isSubmitting}>
      {isSubmitting ? 'Loading...' : children}
    </Button>
  );
}

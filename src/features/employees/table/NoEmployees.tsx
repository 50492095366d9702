import Typography from '@mui/material/Typography';

/** Plain text: a grid may hold nothing but rows. */
export function NoEmployees() {
  return (
    <Typography color="textSecondary" sx={{ pt: 8, textAlign: 'center' }}>
      No employees found.
    </Typography>
  );
}

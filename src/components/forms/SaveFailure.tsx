import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Typography from '@mui/material/Typography';

/** Why a save failed, above the buttons of a dialog. It has no role, because a toast announces the same text. */
export function SaveFailure({ text }: { text: string }) {
  return (
    <Typography
      variant="body2"
      color="error"
      sx={{ display: 'flex', gap: 1, px: 3, pt: 1, overflowWrap: 'anywhere' }}
    >
      <ErrorIcon fontSize="small" />
      <bdi>{text}</bdi>
    </Typography>
  );
}

import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Typography from '@mui/material/Typography';

export interface Failure {
  text: string;
  /** Whether it may have been saved all the same. */
  isInDoubt: boolean;
}

/** Why the last save failed, above the buttons. It has no role, because a toast announces the same text. */
export function SaveFailure({ text }: Pick<Failure, 'text'>) {
  return (
    <Typography
      variant="body2"
      color="error"
      sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}
    >
      <ErrorIcon fontSize="small" />
      <bdi>{text}</bdi>
    </Typography>
  );
}

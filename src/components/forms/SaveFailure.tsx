import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export interface Failure {
  text: string;
  /** Whether it may have been saved all the same. */
  isInDoubt: boolean;
}

/** Why the last save failed, above the buttons of a dialog. */
export function SaveFailure({ failure }: { failure: Failure | undefined }) {
  return (
    <Stack sx={{ px: 3, ...(failure && { pt: 1 }), overflowWrap: 'anywhere' }}>
      {failure && (
        // It has no role, because a toast announces the same text.
        <Typography variant="body2" color="error" sx={{ display: 'flex', gap: 1 }}>
          <ErrorIcon fontSize="small" />
          <bdi>{failure.text}</bdi>
        </Typography>
      )}
      {/* Announced after the toast. A screen reader announces only what changes in a region that it knows. */}
      <Typography variant="body2" role="status" sx={{ pl: 3.5 }}>
        {failure?.isInDoubt && 'It may have been saved. Check before you save again.'}
      </Typography>
    </Stack>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PagerProps } from './Pager';

/** 'Page X of Y' between Previous and Next (specification, My evaluations). */
export function PreviousNext({ page, totalPages, onPageChange }: PagerProps) {
  const button = (text: string, target: number, disabled: boolean) => (
    <Button
      variant="outlined"
      color="inherit"
      disabled={disabled}
      onClick={() => {
        onPageChange(target);
      }}
    >
      {text}
    </Button>
  );

  return (
    <Stack
      component="nav"
      aria-label="Pages"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        p: { xs: 2, sm: 3 },
      }}
    >
      {button('Previous', page - 1, page <= 1)}
      <Typography variant="body2" role="status">
        Page {page} of {totalPages}
      </Typography>
      {button('Next', page + 1, page >= totalPages)}
    </Stack>
  );
}

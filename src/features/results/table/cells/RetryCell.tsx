import Button from '@mui/material/Button';

interface RetryCellProps {
  /** Of what can be pressed in the cell: the grid has one cell in the tab sequence. */
  tabIndex: 0 | -1;
  onRetry: () => void;
}

/** A cell whose call failed. */
export function RetryCell({ tabIndex, onRetry }: RetryCellProps) {
  return (
    <Button
      size="small"
      tabIndex={tabIndex}
      onClick={({ currentTarget }) => {
        // The button goes; the focus stays where it was.
        currentTarget.closest<HTMLElement>('[role="gridcell"]')?.focus();
        onRetry();
      }}
      onKeyDown={(event) => {
        // The grid takes a space for a step to the next rows.
        if (event.key === ' ') event.stopPropagation();
      }}
      sx={{ minWidth: 0, px: 0.5 }}
    >
      Try again
    </Button>
  );
}

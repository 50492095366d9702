import Pagination from '@mui/material/Pagination';
import useMediaQuery from '@mui/material/useMediaQuery';

export interface PagerProps {
  /** Counted from 1. */
  page: number;
  totalPages: number;
  onPageChange: (page: number) => void;
}

/** Numbered pages of a list; on a phone fewer numbers. */
export function Pager({ page, totalPages, onPageChange }: PagerProps) {
  const narrow = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  return (
    <Pagination
      page={page}
      count={totalPages}
      siblingCount={narrow ? 0 : 1}
      shape="rounded"
      onChange={(_event, next) => {
        onPageChange(next);
      }}
    />
  );
}

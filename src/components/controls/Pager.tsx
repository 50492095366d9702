import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
import { useI18n } from '../../i18n/I18nContext';

export interface PagerProps {
  /** Counted from 1. */
  page: number;
  totalPages: number;
  onPageChange: (page: number) => void;
}

/** The numbered pages of a list. A phone has fewer numbers. */
export const Pager = memo(function Pager({ page, totalPages, onPageChange }: PagerProps) {
  const { t, numeral } = useI18n();
  const narrow = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  return (
    <Pagination
      page={page}
      count={totalPages}
      siblingCount={narrow ? 0 : 1}
      shape="rounded"
      aria-label={t('components.pages.navigation')}
      getItemAriaLabel={(type, page, isSelected) => {
        if (type === 'previous') return t('components.pages.goToPrevious');
        if (type !== 'page' || page === null) return t('components.pages.goToNext');
        const key = isSelected ? 'components.pages.page' : 'components.pages.goToPage';
        return t(key, { page: numeral(page) });
      }}
      renderItem={({ page: place, ...item }) => (
        <PaginationItem {...item} page={place !== null && <span>{numeral(place)}</span>} />
      )}
      onChange={(_event, next) => {
        onPageChange(next);
      }}
    />
  );
});

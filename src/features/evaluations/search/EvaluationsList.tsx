import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import FilterIcon from '@mui/icons-material/FilterListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useRef, useState } from 'react';
import { MoreItem } from '../../../components/controls/MoreItem';
import { MoreMenu } from '../../../components/controls/MoreMenu';
import { SearchBox } from '../../../components/controls/SearchBox';
import { useSearchShortcut } from '../../../components/controls/searchShortcut';
import { below, SMALLEST } from '../../../components/page/breakpoints';
import { lazyComponent } from '../../../components/status/lazyComponent';
import { useI18n } from '../../../i18n/I18nContext';
import { useAddressState } from '../../../lib/url/addressState';
import { usePeriod } from '../../../lib/url/periodParameter';
import { useTypedText } from '../../../lib/url/useTypedText';
import type { Scope } from '../../../api/allEvaluations';
import { LoadingEvaluations, PagedEvaluations } from '../table/PagedEvaluations';
import type { EvaluationSorting } from '../table/sorting';
import type { FilteredEvaluationsProps } from './FilteredEvaluations';
import { countFilters, SEARCH_PARAMETERS, NO_FILTERS } from './parameters';

const FilteredEvaluations = lazyComponent<FilteredEvaluationsProps>(
  async () => (await import('./FilteredEvaluations')).FilteredEvaluations,
  {
    Pending: ({ isFiltered, children }) => (isFiltered ? <LoadingEvaluations /> : children),
  },
);

const toolbar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 0.5,
  columnGap: { xs: 0.5, sm: 2 },
  px: { xs: 2, sm: 3 },
  pb: 1,
  '& > .MuiInputBase-root': { flex: { xs: '1 1 12.5rem', sm: '0 1 24rem' } },
  // Where the buttons do not fit beside the field, they are on the next line, with the number of matches between them.
  [`@media ${below(SMALLEST)}`]: {
    '& > .MuiInputBase-root': { flexBasis: '100%' },
    '& > .status': { order: 0, flex: '1 1 0' },
  },
  // The field shrinks, and the buttons do not.
  '& > button': { flex: 'none' },
  '@media print': { '& > :not(.status)': { display: 'none' } },
} satisfies SxProps;

/** On a phone, the status is below the controls. */
const status = {
  flex: { xs: '1 0 100%', sm: '1 1 0' },
  order: { xs: 1, sm: 0 },
  minWidth: 0,
} satisfies SxProps;

interface EvaluationsListProps {
  /** The table's accessible name. */
  label: string;
  scope: Scope;
}

/**
 * A list of evaluations. Without a search, a filter or a period, it shows the pages of the server. Otherwise, it shows
 * the matches among all evaluations (specification, Search of evaluations).
 */
export function EvaluationsList({ label, scope }: EvaluationsListProps) {
  const { t, numeral } = useI18n();
  const [{ find, page, sort, ...named }, update] = useAddressState(SEARCH_PARAMETERS);
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const filters = scope === 'own' ? { ...named, evaluator: '' } : named;
  const { period, setPeriod } = usePeriod();
  const { text, setText, isPending } = useTypedText(find, (next) => {
    update({ find: next, page: 1 }, { replace: true });
  });
  const field = useRef<HTMLInputElement>(null);
  const hasShortcut = useSearchShortcut(field);
  const count = countFilters(filters);
  const [isOpen, setIsOpen] = useState(count > 0 && !isPhone);
  const [isExporting, setIsExporting] = useState(false);
  const [statusBox, setStatusBox] = useState<HTMLElement | null>(null);
  const order = useMemo(
    () => ({
      sorting: sort,
      onSortingChange: (next: EvaluationSorting) => {
        update({ sort: next, page: 1 }, { replace: true });
      },
    }),
    [sort, update],
  );
  const filtersText = count > 0 ? t('evaluations.filtersSet', { count }) : t('evaluations.filters');
  const isFiltered = text.trim() !== '' || count > 0 || period !== 'any';

  const startExport = () => {
    setIsExporting(true);
  };

  const pages = <PagedEvaluations label={label} scope={scope} />;
  return (
    <>
      <Box sx={toolbar}>
        <SearchBox
          ref={field}
          label={t('evaluations.search')}
          value={text}
          hasShortcut={hasShortcut}
          onChange={setText}
        />
        <Button
          color="inherit"
          startIcon={!isPhone && <FilterIcon />}
          aria-label={filtersText}
          aria-expanded={isOpen}
          sx={isPhone ? { minWidth: 0, p: 1 } : undefined}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          {isPhone && <FilterIcon />}
          {(count > 0 || !isPhone) && <span>{isPhone ? numeral(count) : filtersText}</span>}
        </Button>
        <Box ref={setStatusBox} className="status" sx={status} />
        {isPhone ? (
          <MoreMenu>
            <MoreItem icon={<DownloadIcon />} onClick={startExport}>
              {t('evaluations.export')}
            </MoreItem>
          </MoreMenu>
        ) : (
          <Button variant="outlined" startIcon={<DownloadIcon />} onClick={startExport}>
            {t('evaluations.export')}
          </Button>
        )}
      </Box>
      {isFiltered || isOpen || isExporting ? (
        <FilteredEvaluations
          label={label}
          scope={scope}
          isFiltered={isFiltered}
          text={text}
          filters={filters}
          order={order}
          hasFields={isOpen}
          onHideFields={() => {
            setIsOpen(false);
          }}
          statusBox={statusBox}
          // A new search begins at its first page.
          page={isPending ? 1 : page}
          onFilter={(change) => {
            update({ ...change, page: 1 }, { replace: true });
          }}
          onPage={(next) => {
            update({ page: next }, { scrollToTop: true });
          }}
          onClear={() => {
            setText('');
            update({ ...NO_FILTERS, page: 1 }, { replace: true });
            // The focused button is removed with the message, so the field gets the focus.
            field.current?.focus();
          }}
          onAnyTime={() => {
            setPeriod('any');
            field.current?.focus();
          }}
          isExporting={isExporting}
          onExported={() => {
            setIsExporting(false);
          }}
        >
          {pages}
        </FilteredEvaluations>
      ) : (
        pages
      )}
    </>
  );
}

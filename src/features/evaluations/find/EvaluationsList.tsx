import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import FilterIcon from '@mui/icons-material/FilterListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { SearchBox } from '../../../components/controls/SearchBox';
import { useSearchShortcut } from '../../../components/controls/searchShortcut';
import { lazyComponent } from '../../../components/status/lazyComponent';
import { useI18n } from '../../../i18n/I18nContext';
import { useAddressState } from '../../../lib/url/addressState';
import { usePeriod } from '../../../lib/url/periodParameter';
import { useTypedText } from '../../../lib/url/useTypedText';
import type { Scope } from '../../../api/allEvaluations';
import { LoadingEvaluations } from '../table/LoadingEvaluations';
import { PagedEvaluations } from '../table/PagedEvaluations';
import type { FoundEvaluationsProps } from './FoundEvaluations';
import { countFilters, FIND_PARAMETERS, NO_FILTERS } from './parameters';

const FoundEvaluations = lazyComponent<FoundEvaluationsProps>(
  async () => (await import('./FoundEvaluations')).FoundEvaluations,
  {
    Pending: ({ isFinding, children }) => (isFinding ? <LoadingEvaluations /> : children),
  },
);

const toolbar = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  rowGap: 1,
  columnGap: { xs: 0.5, sm: 2 },
  px: { xs: 2, sm: 3 },
  pb: 2,
  // The field shrinks, and the buttons do not.
  '& > button': { flex: { sm: 'none' } },
  '@media print': { display: 'none' },
} satisfies SxProps;

interface EvaluationsListProps {
  /** The table's accessible name. */
  label: string;
  scope: Scope;
}

/**
 * A list of evaluations. Without a search, a filter or a period it shows the pages of the server; otherwise the matches
 * among all evaluations (specification, Search of evaluations).
 */
export function EvaluationsList({ label, scope }: EvaluationsListProps) {
  const { t } = useI18n();
  const [{ find, page, ...named }, update] = useAddressState(FIND_PARAMETERS);
  const filters = scope === 'own' ? { ...named, evaluator: '' } : named;
  const { period, setPeriod } = usePeriod();
  const { text, setText, isPending } = useTypedText(find, (next) => {
    update({ find: next, page: 1 }, { replace: true });
  });
  const field = useRef<HTMLInputElement>(null);
  const hasShortcut = useSearchShortcut(field);
  const count = countFilters(filters);
  const [isOpen, setIsOpen] = useState(count > 0);
  const [isExporting, setIsExporting] = useState(false);
  const isFinding = text.trim() !== '' || count > 0 || period !== 'any';

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
          startIcon={<FilterIcon />}
          aria-expanded={isOpen}
          sx={{ marginInlineStart: { xs: -0.75, sm: 0 } }}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          <span>
            {count > 0 ? t('evaluations.filtersSet', { count }) : t('evaluations.filters')}
          </span>
        </Button>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          sx={{ marginInlineStart: 'auto', px: { xs: 1, sm: 1.75 } }}
          onClick={() => {
            setIsExporting(true);
          }}
        >
          {t('evaluations.export')}
        </Button>
      </Box>
      {isFinding || isOpen || isExporting ? (
        <FoundEvaluations
          label={label}
          scope={scope}
          isFinding={isFinding}
          text={text}
          filters={filters}
          hasFields={isOpen}
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
            // The focused button is removed with the message.
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
        </FoundEvaluations>
      ) : (
        pages
      )}
    </>
  );
}

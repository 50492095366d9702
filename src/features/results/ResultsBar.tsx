import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import FilterIcon from '@mui/icons-material/FilterListOutlined';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import type { Employee } from '../../api/contract';
import { MoreItem } from '../../components/controls/MoreItem';
import { MoreMenu } from '../../components/controls/MoreMenu';
import { ReceivedBytes } from '../../components/status/ReceivedBytes';
import { useI18n } from '../../i18n/I18nContext';
import type { ResultsAddress } from './address';
import { DisplayMenu, displayItems } from './DisplayMenu';
import { useCopyRows } from './export/useCopyRows';
import { useViews, ViewsMenu } from './views/ViewsMenu';
import { exportResults } from './export/exportResults';
import { useExport } from './export/useExport';

interface ResultsBarProps {
  address: ResultsAddress;
  /** The search form. */
  children: ReactNode;
  /** Whether there are results, or will be. */
  hasResults: boolean;
  /** The number of employees in the answer; undefined during the search. */
  total: number | undefined;
  /** The employees who match the filters; undefined until they are known. */
  results: Employee[] | undefined;
  isFiltering: boolean;
  onFilter: () => void;
}

const bar = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: { xs: 2, sm: 3 },
  mb: 1,
} satisfies SxProps;

/** The row above the results. On a phone, there are two rows, and the menu More has the rest. */
export function ResultsBar(props: ResultsBarProps) {
  const { address, children, hasResults, total, results, isFiltering, onFilter } = props;
  const { t } = useI18n();
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const { start, progress, missingText } = useResultsExport(results, address[0].q);
  const copy = useCopyRows(results, address);
  const canExport = results !== undefined && results.length > 0 && !progress;
  return (
    <Stack direction="row" sx={bar}>
      {children}
      {hasResults && <Count total={total} matchCount={results?.length} />}
      {hasResults && total === undefined && <ReceivedBytes />}
      <Box sx={{ flex: 1 }} />
      {hasResults && missingText}
      {hasResults && progress}
      {hasResults && copy.progress}
      {hasResults && !isPhone && !results && !progress && (
        <Skeleton variant="rounded" width="9.875rem" height="2.25rem" />
      )}
      {hasResults && !isPhone && canExport && (
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={start}>
          {t('compare.exportAll')}
        </Button>
      )}
      {hasResults && !isPhone && copy.label && (
        <IconButton
          size="small"
          color="inherit"
          aria-label={copy.label}
          data-tooltip={copy.label}
          onClick={copy.start}
        >
          <CopyIcon fontSize="small" />
        </IconButton>
      )}
      {hasResults && (
        <Button
          color="inherit"
          startIcon={<FilterIcon />}
          aria-expanded={isFiltering}
          onClick={onFilter}
        >
          {t('results.filters.filters')}
        </Button>
      )}
      {hasResults && !isPhone && <DisplayMenu address={address} />}
      {isPhone ? (
        <ResultsMenu
          address={address}
          hasResults={hasResults}
          onExport={canExport ? start : undefined}
          copy={copy}
        />
      ) : (
        <ViewsMenu />
      )}
    </Stack>
  );
}

interface ResultsMenuProps {
  address: ResultsAddress;
  hasResults: boolean;
  /** Undefined while there is nothing to export. */
  onExport: (() => void) | undefined;
  copy: Pick<ReturnType<typeof useCopyRows>, 'start' | 'label'>;
}

/** The menu More of a phone: the export, the copy, and the items of Display and of Views. */
function ResultsMenu({ address, hasResults, onExport, copy }: ResultsMenuProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { items, dialogs } = useViews();
  if (!hasResults && items.length === 0) return null;
  return (
    <>
      <MoreMenu>
        {onExport && (
          <MoreItem icon={<DownloadIcon fontSize="small" />} onClick={onExport}>
            {t('compare.exportAll')}
          </MoreItem>
        )}
        {hasResults && copy.label && (
          <MoreItem icon={<CopyIcon fontSize="small" />} onClick={copy.start}>
            {copy.label}
          </MoreItem>
        )}
        {onExport && <Divider />}
        {hasResults && displayItems(i18n, address)}
        {hasResults && items.length > 0 && <Divider />}
        {items.length > 0 && <ListSubheader role="none">{t('results.views.views')}</ListSubheader>}
        {items}
      </MoreMenu>
      {dialogs}
    </>
  );
}

/** The number of results, or a skeleton during a search. */
function Count({
  total,
  matchCount,
}: {
  total: number | undefined;
  matchCount: number | undefined;
}) {
  const { t } = useI18n();
  return (
    <Typography variant="body2" color="textSecondary" role="status" sx={{ whiteSpace: 'nowrap' }}>
      {total === undefined || matchCount === undefined ? (
        <Skeleton width="3.5rem" />
      ) : matchCount < total ? (
        t('results.foundOf', { shown: matchCount, count: total })
      ) : (
        t('results.found', { count: matchCount })
      )}
    </Typography>
  );
}

/**
 * Exports the results.
 * @param results The employees to export, in their order; undefined until they are known.
 * @param search The text that was searched for. Another search cancels the export, even if its results are in the cache.
 */
function useResultsExport(results: Employee[] | undefined, search: string | null) {
  const { t } = useI18n();
  return useExport(
    t('compare.exportProgress'),
    async (bulk) => {
      const exported = results ?? [];
      const missing = await exportResults(exported, bulk);
      if (missing === 0) return undefined;
      return (i18n) =>
        i18n.t('compare.exportWithoutStatistics', { missing, total: exported.length });
    },
    search,
  );
}

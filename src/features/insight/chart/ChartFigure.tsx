import MoreIcon from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Menu } from '../../../components/controls/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import { useMenu } from '../../../components/controls/useMenu';
import { SectionCard } from '../../../components/page/SectionCard';
import { useWhilePrinting } from '../../../components/page/useWhilePrinting';
import { usePeriod } from '../../../lib/url/periodParameter';
import { namesInAddress } from '../../../lib/url/namesInAddress';
import { markerStyles } from './Legend';
import type { ChartTable } from './chartTable';
import { DataTable } from './DataTable';
import { downloadCsv, downloadSvg } from './downloads';
import { useI18n } from '../../../i18n/I18nContext';

/** Returns whether a chart is shown as its table, and the function that changes it. */
const useShownAsTable = namesInAddress('tables');

interface ChartFigureProps {
  /** The text of the heading, which names the region. */
  title: string;
  /** The name of the chart in the address and in the names of files. */
  name: string;
  /** The content of the chart in words. */
  description: ReactNode;
  table: ChartTable;
  /** A button at the end of the heading's row. */
  action?: ReactNode;
  /** Controls above the chart, which select its content. */
  controls?: ReactNode;
  /** It is shown below the chart, or below its table. */
  footer?: ReactNode;
  /** The chart. It is rendered if the table has rows. Undefined where the table is enough. */
  children?: ReactNode;
}

const drawn = { ...markerStyles, breakInside: 'avoid' } satisfies SxProps;

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  marginInlineStart: 'auto',
  // The button is no higher than the heading.
  '& > button:last-of-type': { my: -0.5 },
} satisfies SxProps;

/**
 * A titled region with a chart, its description in words, and a menu that shows its table and downloads both. On paper,
 * the table follows the chart.
 */
export function ChartFigure(props: ChartFigureProps) {
  const { title, name, description, table, action, controls, footer, children } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const [isTable, setIsTable] = useShownAsTable(name);
  const { period } = usePeriod();
  const { buttonProps, menuProps } = useMenu();
  const isPrinting = useWhilePrinting(() => true);
  const chart = useRef<HTMLDivElement>(null);
  const hasRows = table.rows.length > 0;
  const isDrawable = hasRows && children !== undefined;
  const hasChart = isDrawable && (!isTable || isPrinting);
  const hasTable = hasRows && (!isDrawable || isTable || isPrinting);

  const options = hasRows && (
    <>
      <IconButton
        {...buttonProps}
        size="small"
        aria-label={t('compare.chartOptions')}
        title={t('compare.chartOptions')}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu {...menuProps}>
        {isDrawable && (
          <MenuItem
            onClick={() => {
              setIsTable(!isTable);
            }}
          >
            <span>{t(isTable ? 'compare.chartAsChart' : 'compare.chartAsTable')}</span>
          </MenuItem>
        )}
        <MenuItem onClick={() => void downloadCsv(name, period, table)}>
          {t('compare.chartDownloadCsv')}
        </MenuItem>
        {hasChart && (
          <MenuItem onClick={() => void downloadSvg(i18n, name, period, title, chart.current)}>
            {t('compare.chartDownloadSvg')}
          </MenuItem>
        )}
      </Menu>
    </>
  );

  return (
    <SectionCard
      title={title}
      action={
        <Box sx={actions}>
          {action}
          {options}
        </Box>
      }
    >
      {controls}
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, breakAfter: 'avoid' }}>
        {description}
      </Typography>
      {hasChart && (
        <Box ref={chart} sx={drawn}>
          {children}
        </Box>
      )}
      {hasTable && <DataTable label={title} name={name} table={table} />}
      {footer}
    </SectionCard>
  );
}

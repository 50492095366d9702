import { formatPeriod, type Period } from '../../../domain/period';
import { periodText } from '../../../lib/text/periodText';
import { notify } from '../../../components/toasts/notify';
import { download } from '../../../lib/files/download';
import { savedCell, type ChartTable } from './chartTable';
import type { I18n } from '../../../i18n/createI18n';

/** Returns the heading of the page, which names the person. */
const subject = () => document.querySelector('h1')?.textContent ?? '';

/**
 * Returns a name as in 'ada-okafors-profile-distribution-this-year'. A folder may have the files of several people and
 * periods.
 */
const fileName = (name: string, period: Period) =>
  [subject(), name, formatPeriod(period) ?? '']
    .map((text) => text.toLowerCase().replace(/['’]/g, ''))
    .flatMap((text) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .join('-');

/** Saves the table of a chart. */
export function downloadCsv(name: string, period: Period, { columns, rows }: ChartTable) {
  return save(`${fileName(name, period)}.csv`, async () => {
    const { toCsv } = await import('../../../lib/files/csv');
    return toCsv(
      columns,
      rows.map(({ cells }) => cells.map(savedCell)),
    );
  });
}

/** Saves the drawing of a chart as it is on screen, with a heading in the language of the page. */
export function downloadSvg(
  i18n: I18n,
  name: string,
  period: Period,
  title: string,
  chart: HTMLElement | null,
) {
  return save(`${fileName(name, period)}.svg`, async () => {
    const { toSvgFile } = await import('./svgFile');
    const { t } = i18n;
    const titleWithPeriod =
      period === 'any'
        ? title
        : t('compare.chartTitleInPeriod', { title, period: periodText(i18n, period) });
    const pageSubject = subject();
    const heading = pageSubject
      ? t('compare.chartHeading', { subject: pageSubject, title: titleWithPeriod })
      : titleWithPeriod;
    return chart && toSvgFile(chart, titleWithPeriod, heading);
  });
}

async function save(fileName: string, write: () => Promise<Blob | null>) {
  try {
    const content = await write();
    if (content) download(content, fileName);
  } catch (error) {
    console.error('Something went wrong', error);
    notify({
      title: ({ t }) => t('failures.title'),
      text: ({ t }) => t('compare.chartDownloadFailed'),
      tone: 'destructive',
    });
  }
}

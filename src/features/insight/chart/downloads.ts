import { formatPeriod, type Period } from '../../../domain/period';
import { displayPeriod } from '../../../lib/text/displayPeriod';
import { notify } from '../../../components/toasts/notify';
import { loadOrReload } from '../../../lib/code/loadOrReload';
import { download } from '../../../lib/files/download';
import type { ChartTable } from './chartTable';

/** The heading of the page, which says whom it is about. */
const subject = () => document.querySelector('h1')?.textContent ?? '';

/** As in 'ada-okafors-profile-distribution-this-year': a folder may have the files of several people and periods. */
const fileName = (name: string, period: Period) =>
  [subject(), name, formatPeriod(period) ?? '']
    .map((text) => text.toLowerCase().replace(/['’]/g, ''))
    .flatMap((text) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .join('-');

/** Saves the table of a chart. */
export function downloadCsv(name: string, period: Period, { columns, rows }: ChartTable) {
  return save(`${fileName(name, period)}.csv`, async () => {
    const { toCsv } = await loadOrReload(() => import('../../../lib/files/csv'));
    return toCsv(
      columns,
      rows.map(({ cells }) => cells),
    );
  });
}

/** Saves the drawing of a chart as it is on screen. */
export function downloadSvg(
  name: string,
  period: Period,
  title: string,
  chart: HTMLElement | null,
) {
  return save(`${fileName(name, period)}.svg`, async () => {
    const { toSvgFile } = await loadOrReload(() => import('./svgFile'));
    const heading = period === 'any' ? title : `${title}, ${displayPeriod(period)}`;
    return chart && toSvgFile(chart, heading, subject());
  });
}

async function save(fileName: string, write: () => Promise<Blob | null>) {
  try {
    const content = await write();
    if (content) download(content, fileName);
  } catch (error) {
    console.error('Something went wrong', error);
    notify({
      title: 'Error',
      text: 'The file could not be made.',
      tone: 'destructive',
    });
  }
}

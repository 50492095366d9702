import { notify } from '../../../components/toasts/notify';
import { loadOrReload } from '../../../lib/code/loadOrReload';
import { download } from '../../../lib/files/download';
import type { ChartTable } from './chartTable';

/** Saves the table of a chart. */
export function downloadCsv(name: string, { columns, rows }: ChartTable) {
  return save(`${name}.csv`, async () => {
    const { toCsv } = await loadOrReload(() => import('../../../lib/files/csv'));
    return toCsv(
      columns,
      rows.map(({ cells }) => cells),
    );
  });
}

/** Saves the drawing of a chart as it is on screen. */
export function downloadSvg(name: string, title: string, chart: HTMLElement | null) {
  return save(`${name}.svg`, async () => {
    const { toSvgFile } = await loadOrReload(() => import('./svgFile'));
    return chart && toSvgFile(chart, title);
  });
}

async function save(fileName: string, write: () => Promise<Blob | null>) {
  try {
    const content = await write();
    if (content) download(content, fileName);
  } catch (error) {
    console.error('Something went wrong', error);
    notify({ title: 'Error', text: 'The file could not be made.', tone: 'destructive' });
  }
}

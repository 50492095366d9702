import Button from '@mui/material/Button';
import { useWhilePrinting } from '../page/useWhilePrinting';
import { useI18n } from '../../i18n/I18nContext';
import { namesInAddress } from '../../lib/url/namesInAddress';

/** Returns whether a long list is shown with all of its rows, and a function that changes it. */
const useIsFull = namesInAddress('full');

/** Returns the first rows of a long list, and a button below them that shows all. All rows are printed. */
export function useFirstRows<Row>(name: string, rows: readonly Row[], limit: number) {
  const { t } = useI18n();
  const [isFull, setIsFull] = useIsFull(name);
  const isPrinting = useWhilePrinting(() => true);
  const visibleRows = isFull || isPrinting ? rows : rows.slice(0, limit);
  const showAll = visibleRows.length < rows.length && (
    <Button
      size="small"
      // The text of the button is aligned with the rows.
      sx={{ mt: 1, marginInlineStart: '-5px' }}
      onClick={() => {
        setIsFull(true);
      }}
    >
      <span>{t('components.showAll', { count: rows.length })}</span>
    </Button>
  );
  return { visibleRows, showAll };
}

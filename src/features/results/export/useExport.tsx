import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useBulkRead, type BulkRead } from '../../../api/useBulkRead';
import { TaskProgress } from '../../../components/status/TaskProgress';
import { notify } from '../../../components/toasts/notify';
import type { LocalizedText } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';

/**
 * An export: a function that starts it, its progress with Cancel, and a text that says what is missing in the last
 * file. Unmounting cancels it.
 * @param label The name of the progress bar.
 * @param save Saves the file. Resolves to a text that says what is missing in it; undefined if nothing is.
 */
export function useExport(
  label: string,
  save: (bulk: BulkRead) => Promise<LocalizedText | undefined>,
) {
  const i18n = useI18n();
  const { progress, run, cancel } = useBulkRead();
  const [missingText, setMissingText] = useState<LocalizedText>();

  async function start() {
    setMissingText(undefined);
    try {
      await run(async (bulk) => {
        const text = await save(bulk);
        setMissingText(() => text);
      });
    } catch (error) {
      console.error('Export failed', error);
      notify({ text: ({ t }) => t('evaluations.exportFailed'), tone: 'destructive' });
    }
  }

  return {
    start: () => void start(),
    progress: progress && <TaskProgress label={label} progress={progress} onCancel={cancel} />,
    missingText: missingText && (
      <Typography variant="body2" role="status">
        {missingText(i18n)}
      </Typography>
    ),
  };
}

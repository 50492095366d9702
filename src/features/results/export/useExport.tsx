import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useBulkRead, type BulkRead } from '../../../api/useBulkRead';
import { TaskProgress } from '../../../components/status/TaskProgress';
import { notify } from '../../../components/toasts/notify';
import type { Text } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';

/**
 * An export: the function that starts it, its progress with Cancel while it runs, and what the last file lacks. Leaving
 * the screen cancels it.
 * @param label The name of the progress.
 * @param save Saves the file. Returns what it lacks, in words; undefined where it lacks nothing.
 */
export function useExport(label: string, save: (bulk: BulkRead) => Promise<Text | undefined>) {
  const i18n = useI18n();
  const { progress, run, cancel } = useBulkRead();
  const [missingText, setMissingText] = useState<Text>();

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

import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { TaskProgress } from '../../../components/status/TaskProgress';
import { notify } from '../../../components/toasts/notify';
import { useCancellableTask, type TaskSettings } from '../../../lib/query/useCancellableTask';
import type { Text } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';

interface ExportSettings extends TaskSettings {
  /** Called with how many calls there are to make. */
  onTotal: (total: number) => void;
}

/**
 * An export: the function that starts it, its progress with Cancel while it runs, and what the last file lacks. Leaving
 * the screen cancels it.
 * @param label The name of the progress.
 * @param save Saves the file. Returns what it lacks, in words; undefined where it lacks nothing.
 */
export function useExport(
  label: string,
  save: (settings: ExportSettings) => Promise<Text | undefined>,
) {
  const i18n = useI18n();
  const { done, run, cancel } = useCancellableTask();
  const [total, setTotal] = useState(0);
  const [lacks, setLacks] = useState<Text>();

  async function start() {
    setLacks(undefined);
    try {
      await run(async (settings) => {
        const text = await save({ ...settings, onTotal: setTotal });
        setLacks(() => text);
      });
    } catch (error) {
      console.error('Export failed', error);
      notify({ text: ({ t }) => t('evaluations.exportFailed'), tone: 'destructive' });
    }
  }

  return {
    start: () => void start(),
    progress: done !== undefined && (
      <TaskProgress label={label} done={done} total={total} onCancel={cancel} />
    ),
    lacks: lacks && (
      <Typography variant="body2" role="status">
        {lacks(i18n)}
      </Typography>
    ),
  };
}

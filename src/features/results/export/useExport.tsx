import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { TaskProgress } from '../../../components/status/TaskProgress';
import { notify } from '../../../components/toasts/notify';
import { useCancellableTask, type TaskSettings } from '../../../lib/query/useCancellableTask';

interface ExportSettings extends TaskSettings {
  /** Called with how many calls there are to make. */
  onTotal: (total: number) => void;
}

/**
 * An export: the function that starts it, its progress with Cancel while it runs, and what the last file lacks. Leaving
 * the screen cancels it.
 * @param label The name of the progress.
 * @param save Saves the file. Returns what it lacks, in words; an empty text where it lacks nothing.
 */
export function useExport(label: string, save: (settings: ExportSettings) => Promise<string>) {
  const { done, run, cancel } = useCancellableTask();
  const [total, setTotal] = useState(0);
  const [lacks, setLacks] = useState('');

  async function start() {
    setLacks('');
    try {
      await run(async (settings) => {
        setLacks(await save({ ...settings, onTotal: setTotal }));
      });
    } catch (error) {
      console.error('Export failed', error);
      notify({ text: 'Export failed', tone: 'destructive' });
    }
  }

  return {
    start: () => void start(),
    progress: done !== undefined && (
      <TaskProgress label={label} done={done} total={total} onCancel={cancel} />
    ),
    lacks: lacks !== '' && (
      <Typography variant="body2" role="status">
        {lacks}
      </Typography>
    ),
  };
}

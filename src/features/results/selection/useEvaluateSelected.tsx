import type { Employee } from '../../../api/contract';
import { useBulkRead } from '../../../api/useBulkRead';
import { TaskProgress } from '../../../components/status/TaskProgress';
import { notify } from '../../../components/toasts/notify';
import { loadSelected } from './loadSelected';

/**
 * Starts the evaluation of the selected people, one after the other. People who were selected in another search are
 * read first, with progress and Cancel. A toast says how many could not be read.
 * @param label The name of the progress bar.
 */
export function useEvaluateSelected(
  label: string,
  selected: readonly string[],
  employees: readonly Employee[],
  onEvaluate: (people: readonly Employee[]) => void,
) {
  const { progress, run, cancel } = useBulkRead();

  const start = () =>
    run(async (bulk) => {
      const people = await loadSelected(selected, employees, bulk);
      const unread = selected.length - people.length;
      if (unread > 0) {
        notify({
          text: ({ t }) => t('compare.selectedUnread', { selected: selected.length, unread }),
          tone: 'default',
        });
      }
      if (people.length > 0) onEvaluate(people);
    });

  return {
    start: () => void start(),
    progress: progress && <TaskProgress label={label} progress={progress} onCancel={cancel} />,
  };
}

import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useBulkRead, type BulkRead } from '../../../api/useBulkRead';
import { TaskProgress } from '../../../components/status/TaskProgress';
import { notify } from '../../../components/toasts/notify';
import type { LocalizedText } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';

interface ExportFailure {
  log: string;
  text: LocalizedText;
}

const EXPORT_FAILED: ExportFailure = {
  log: 'Export failed',
  text: ({ t }) => t('evaluations.exportFailed'),
};

/**
 * Returns a function that starts an export, its progress with Cancel, and a text that says what is missing in the last
 * file. Unmounting cancels the export.
 * @param label The name of the progress bar.
 * @param save Saves the file. Resolves to a text that says what is missing in it; undefined if nothing is.
 * @param subject What is exported. A change cancels the export.
 * @param failure What is logged, and shown in a toast, if the export fails.
 */
export function useExport(
  label: string,
  save: (bulk: BulkRead) => Promise<LocalizedText | undefined>,
  subject: string | null = null,
  failure: ExportFailure = EXPORT_FAILED,
) {
  const i18n = useI18n();
  const { progress, run, cancel } = useBulkRead();
  const [missing, setMissing] = useState<{ subject: string | null; text: LocalizedText }>();
  useEffect(() => cancel, [subject, cancel]);

  async function start() {
    setMissing(undefined);
    try {
      await run(async (bulk) => {
        const text = await save(bulk);
        setMissing(text && { subject, text });
      });
    } catch (error) {
      console.error(failure.log, error);
      notify({ text: failure.text, tone: 'destructive' });
    }
  }

  return {
    start: () => void start(),
    progress: progress && (
      <TaskProgress label={label} task="export" progress={progress} onCancel={cancel} />
    ),
    missingText: missing?.subject === subject && (
      <Typography variant="body2" role="status">
        {missing.text(i18n)}
      </Typography>
    ),
  };
}

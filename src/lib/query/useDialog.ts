import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/**
 * The subject of a dialog while the dialog is open. When it closes, saved or cancelled, all queries on screen are fetched
 * again (specification, Dialogs).
 */
export function useDialog<Subject>() {
  const queryClient = useQueryClient();
  const [subject, setSubject] = useState<Subject>();

  const close = useCallback(() => {
    setSubject(undefined);
    void queryClient.invalidateQueries();
  }, [queryClient]);

  /** After a save. The queries on screen are fetched when the dialog closes, and not for each subject. */
  const openNext = (next: Subject) => {
    setSubject(next);
    void queryClient.invalidateQueries({ refetchType: 'none' });
  };

  return { subject, open: setSubject, close, openNext };
}

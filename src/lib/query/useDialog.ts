import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/**
 * The subject of a dialog while the dialog is open. When it closes, saved or cancelled, or goes on to the next subject,
 * all queries on screen are fetched again (specification, Dialogs).
 */
export function useDialog<Subject>() {
  const queryClient = useQueryClient();
  const [subject, setSubject] = useState<Subject>();

  const close = useCallback(() => {
    setSubject(undefined);
    void queryClient.invalidateQueries();
  }, [queryClient]);

  const openNext = (next: Subject) => {
    setSubject(next);
    void queryClient.invalidateQueries();
  };

  return { subject, open: setSubject, close, openNext };
}

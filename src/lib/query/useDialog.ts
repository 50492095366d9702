import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/**
 * The subject of an open dialog, such as an evaluation. When the dialog closes, after saving and on Cancel, all active
 * queries are refetched (specification, Dialogs).
 */
export function useDialog<Subject>() {
  const queryClient = useQueryClient();
  const [subject, setSubject] = useState<Subject>();

  const close = useCallback(() => {
    setSubject(undefined);
    void queryClient.refetchQueries({ type: 'active' });
  }, [queryClient]);

  return { subject, open: setSubject, close };
}

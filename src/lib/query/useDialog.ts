import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/**
 * Returns the subject of an open dialog, such as an evaluation. When the dialog closes, after saving and on Cancel, the
 * data of the screen are refetched (specification, Dialogs).
 */
export function useDialog<Subject>() {
  const queryClient = useQueryClient();
  const [subject, setSubject] = useState<Subject>();

  const close = useCallback(() => {
    setSubject(undefined);
    void queryClient.invalidateQueries({ type: 'active' });
  }, [queryClient]);

  return { subject, open: setSubject, close };
}

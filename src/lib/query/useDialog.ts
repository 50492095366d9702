import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/**
 * The subject of a dialog while the dialog is open. When it closes, saved or cancelled, all queries on screen are fetched
 * again (specification, Dialogs); `api/readAfterWrites.ts` says what else.
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

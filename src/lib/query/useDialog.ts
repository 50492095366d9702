import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/**
 * What a dialog is open for, if it is. When it closes, saved or cancelled, everything on screen is read
 * again (decision 22).
 */
export function useDialog<Subject>() {
  const queryClient = useQueryClient();
  const [subject, setSubject] = useState<Subject>();

  const open = useCallback((next: Subject) => {
    setSubject(() => next);
  }, []);

  const close = useCallback(() => {
    setSubject(undefined);
    void queryClient.invalidateQueries();
  }, [queryClient]);

  return { subject, open, close };
}

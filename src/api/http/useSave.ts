import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { failureNotice } from './failureNotice';

/** A write of a form dialog, in the dialog's own props. */
export function useSave<Data, Values>(options: UseMutationOptions<Data, Error, Values>) {
  const { mutateAsync, error, reset } = useMutation(options);
  return {
    onSubmit: mutateAsync,
    /** The text of the toast, until the write is sent again or `onEdit` is called. */
    failure: failureNotice(options.meta, error)?.text,
    onEdit: reset,
  };
}

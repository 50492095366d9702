import { useMutation, type MutationKey, type UseMutationOptions } from '@tanstack/react-query';
import { isOutcomeUnknown } from './http/apiError';
import { failureNotice } from './http/failureNotice';

/** A write of a form, in the props of FormDialog. */
export function useSave<Data, Values>(
  options: Omit<UseMutationOptions<Data, Error, Values>, 'onError'> & { mutationKey: MutationKey },
) {
  const { mutateAsync, error, reset } = useMutation<Data, Error, Values>({
    ...options,
    // The screen then shows whether it was saved.
    onError(failure, _values, _result, { client }) {
      if (isOutcomeUnknown(failure)) void client.refetchQueries({ type: 'active' });
    },
  });
  const notice = failureNotice(options.meta, error);
  return {
    onSubmit: mutateAsync,
    /** The text of the toast, or its title, until the write is sent again or `onEdit` is called. */
    failure: notice && { text: notice.text ?? notice.title, isInDoubt: isOutcomeUnknown(error) },
    onEdit: () => {
      if (error) reset();
    },
  };
}

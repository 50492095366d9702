import { useMutation, type MutationKey, type UseMutationOptions } from '@tanstack/react-query';
import { isOutcomeUnknown, isPage } from './http/apiError';
import { failureToast } from './http/failureToast';

/** Returns a mutation as the props `onSubmit`, `failure` and `onEdit` of FormDialog. */
export function useSave<Data, Values>(
  options: UseMutationOptions<Data, Error, Values> & { mutationKey: MutationKey },
) {
  const { mutateAsync, error, reset } = useMutation(options);
  const toast = failureToast(options.meta, error);
  return {
    onSubmit: mutateAsync,
    /** The text of the toast, or its title. It stays until the next submit or until `onEdit` is called. */
    failure: toast && {
      text: toast.text ?? toast.title,
      isOutcomeUnknown: isOutcomeUnknown(error),
      mayNeedReload: isPage(error),
    },
    onEdit: () => {
      if (error) reset();
    },
  };
}

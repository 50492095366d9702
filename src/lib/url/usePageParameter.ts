import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

const PAGE_NUMBER = /^[1-9]\d{0,8}$/;

/** The page that an address names (`?page=`), 1 where it is missing or no page number. */
export function pageIn(parameters: URLSearchParams): number {
  const text = parameters.get('page') ?? '';
  return PAGE_NUMBER.test(text) ? Number(text) : 1;
}

/** The page in the address, and what changes it. */
export function usePageParameter() {
  const [parameters, setParameters] = useSearchParams();
  const page = pageIn(parameters);

  const setPage = useCallback(
    (next: number, { replace = false } = {}) => {
      setParameters(
        (current) => {
          current.set('page', String(next));
          return current;
        },
        { replace },
      );
    },
    [setParameters],
  );

  return [page, setPage] as const;
}

/** Goes to the last page where the address names one behind it. */
export function useLastPage(
  page: number,
  totalPages: number | undefined,
  setPage: (page: number, options: { replace: boolean }) => void,
) {
  const beyond = totalPages !== undefined && page > Math.max(totalPages, 1);
  useEffect(() => {
    if (beyond) setPage(Math.max(totalPages, 1), { replace: true });
  }, [beyond, totalPages, setPage]);
}

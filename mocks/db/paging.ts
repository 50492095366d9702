import { PAGE_SIZE } from '../../src/domain/constants';

export interface Paging {
  /** The number of the page, counted from 1. */
  page: number;
  limit: number;
}

const MAX_LIMIT = 100;
const POSITIVE_INTEGER = /^[1-9]\d{0,8}$/;

/** Parses the query parameters. The defaults are page 1 and 10 items a page. */
export function readPaging(
  page: string | null,
  limit: string | null,
): Paging | { message: string } {
  if (page !== null && !POSITIVE_INTEGER.test(page)) {
    return { message: 'Page must be a whole number from 1' };
  }
  if (limit !== null && !(POSITIVE_INTEGER.test(limit) && Number(limit) <= MAX_LIMIT)) {
    return { message: `Limit must be a whole number from 1 to ${MAX_LIMIT}` };
  }
  return { page: Number(page ?? 1), limit: Number(limit ?? PAGE_SIZE) };
}

import type { Params } from 'react-router-dom';
import { isUsableId } from '../../domain/ids';

/**
 * Returns the id at the end of a path. Undefined if it must not be sent (specification, Ids). It reads the path,
 * because the router's `params` are the same for `%2F` and `%252F`.
 */
export function idIn(pathname: string, params: Params): string | undefined {
  const segment = pathname.split('/').findLast((part) => part !== '') ?? '';
  const id = decoded(segment) ?? segment;
  return isUsableId(params['id']) && isUsableId(id) ? id : undefined;
}

/** Returns ids as one text, separated by commas. A comma in an id is encoded. */
export const joinIds = (ids: readonly string[]) => ids.map(encodeURIComponent).join(',');

/** Encodes the segments of a path that cannot be decoded: `/100%` becomes `/100%25`. */
export function encodeMalformedSegments(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => (decoded(part) === undefined ? part.replaceAll('%', '%25') : part))
    .join('/');
}

/** Decodes a segment. Undefined for a malformed percent-encoding. */
export function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

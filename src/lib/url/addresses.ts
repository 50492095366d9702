import { useLocation, useParams, type Params } from 'react-router-dom';
import { isUsableId } from '../../domain/ids';

/**
 * The id that an address ends in, undefined where it is none to send (decision 2). The router's own reading,
 * in `params`, does not tell `%2F` from `%252F`.
 */
export function idIn(pathname: string, params: Params): string | undefined {
  const segment = pathname.split('/').findLast((part) => part !== '') ?? '';
  const id = decoded(segment) ?? segment;
  return isUsableId(params['id']) && isUsableId(id) ? id : undefined;
}

/** The id in the address of this page. */
export function useAddressId(): string | undefined {
  return idIn(useLocation().pathname, useParams());
}

/** The path with each part that cannot be decoded taken as it stands; `/100%` is `/100%25`. */
export function mendPath(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => (decoded(part) === undefined ? part.replaceAll('%', '%25') : part))
    .join('/');
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

import { fnv1a } from '../../server/encoding';

/**
 * Path and query of a request, without the order of the parameters. A search is written as a hash, because it may be
 * the name of a person.
 */
export function requestKey({ url }: Pick<Request, 'url'>): string {
  const { pathname, searchParams } = new URL(url);
  const query = Array.from(searchParams, ([name, value]) => [name, keptValue(name, value)] as const)
    .sort(([a, b], [c, d]) => (`${a}=${b}` < `${c}=${d}` ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return query.length > 0 ? `${pathname}?${query.join('&')}` : pathname;
}

function keptValue(name: string, value: string): string {
  return name === 'search' && value !== '' ? `~${fnv1a(value).toString(36)}` : value;
}

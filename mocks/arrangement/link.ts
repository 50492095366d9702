import { fromBase64Url, toBase64Url } from '../server/encoding';
import type { Arrangement } from './arrangement';
import { parseArrangement, type ReadResult } from './reading/readArrangement';

/** Characters of the value. Browsers, chats and servers pass an address of 2,000 characters. */
export const LONGEST_LINK = 1_800;

/** No scenario and no kept state has such a name. */
const PREFIX = 'link.';

/** The value of `?mock=`. Undefined where the arrangement is too large for an address. */
export function toLink(arrangement: Arrangement): string | undefined {
  const link = `${PREFIX}${toBase64Url(JSON.stringify(arrangement))}`;
  return link.length <= LONGEST_LINK ? link : undefined;
}

export function isLink(value: string): boolean {
  return value.startsWith(PREFIX);
}

export function fromLink(value: string): ReadResult {
  if (!isLink(value)) return { problems: [`A link starts with "${PREFIX}"`] };
  if (value.length > LONGEST_LINK) {
    return { problems: [`The link is longer than ${LONGEST_LINK} characters`] };
  }
  try {
    return parseArrangement(fromBase64Url(value.slice(PREFIX.length)));
  } catch {
    return { problems: ['The link is damaged: a part of it may be missing'] };
  }
}

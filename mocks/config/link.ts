import { fromBase64Url, toBase64Url } from '../db/encoding';
import type { MockConfig } from './mockConfig';
import { isMixed } from './rules';
import { parseMockConfig, type ReadResult } from './readMockConfig';

/** The maximum length of the value. Browsers, chats and servers accept an address of 2,000 characters. */
export const MAX_LINK_LENGTH = 1_800;

const TOO_LARGE =
  'It is too large for an address: fixed bodies and what was written count. Export it.';

/** The prefix that distinguishes a link from the name of a scenario. */
const PREFIX = 'link.';

type Link = { value: string; problem?: undefined } | { value?: undefined; problem: string };

/**
 * Returns the value of `?mock=` for a config, or why there is none. A link never contains the address of a real host:
 * it could make another person send a password to a foreign host.
 */
export function toLink(config: MockConfig): Link {
  if (isMixed(config)) {
    return { problem: 'A link has no real host, and some answers are Real. Export it.' };
  }
  const kept = { ...config, realHost: undefined };
  const value = `${PREFIX}${toBase64Url(JSON.stringify(kept))}`;
  return value.length <= MAX_LINK_LENGTH ? { value } : { problem: TOO_LARGE };
}

export function isLink(value: string): boolean {
  return value.startsWith(PREFIX);
}

export function fromLink(value: string): ReadResult {
  if (!isLink(value)) return { problems: [`A link starts with "${PREFIX}"`] };
  if (value.length > MAX_LINK_LENGTH) {
    return { problems: [`The link is longer than ${MAX_LINK_LENGTH} characters`] };
  }
  try {
    const read = parseMockConfig(fromBase64Url(value.slice(PREFIX.length)));
    return read.config?.realHost === undefined
      ? read
      : { problems: ['A link must not name a real host'] };
  } catch {
    return { problems: ['The link is damaged: a part of it may be missing'] };
  }
}

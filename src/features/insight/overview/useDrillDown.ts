import { useAddressLinks, useAddressState } from '../../../lib/url/addressState';
import { namesParameter } from '../../../lib/url/parameters';
import { textParameter } from '../../../lib/url/parameters';

/** What the list of evaluations is called in the address. */
export const LIST_NAME = 'behind';

/** `of` is the mark whose evaluations are listed, as in 'month:2026-03'. */
const PARAMETERS = { of: textParameter, full: namesParameter };

/** The mark whose evaluations a figure of this kind lists. The address holds it. */
export function useDrillDown(kind: 'month' | 'evaluator' | 'pair' | 'without') {
  const [{ of, full }, update] = useAddressState(PARAMETERS);
  const toLink = useAddressLinks(PARAMETERS);
  const start = `${kind}:`;
  // The next list starts with its first rows.
  const change = (value: string) => ({
    of: start + value,
    full: full.filter((name) => name !== LIST_NAME),
  });
  return {
    chosen: of.startsWith(start) ? of.slice(start.length) : undefined,
    linkTo: (value: string) => toLink(change(value)),
    show: (value: string) => {
      update(change(value));
    },
    close: () => {
      update({ of: '' });
    },
  };
}

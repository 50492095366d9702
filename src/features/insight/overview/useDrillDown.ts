import { useAddressLinks, useAddressState } from '../../../lib/url/addressState';
import { namesParameter } from '../../../lib/url/parameters';
import { textParameter } from '../../../lib/url/parameters';

/** The name of the list of evaluations in the address. */
export const LIST_NAME = 'behind';

/** `of` is the item whose evaluations are listed, as in 'month:2026-03'. */
const PARAMETERS = { of: textParameter, full: namesParameter };

/** Returns the item of a figure of this kind whose evaluations are listed. It is kept in the address. */
export function useDrillDown(kind: 'month' | 'evaluator' | 'pair' | 'without') {
  const [{ of, full }, update] = useAddressState(PARAMETERS);
  const toLink = useAddressLinks(PARAMETERS);
  const start = `${kind}:`;
  // The next list begins with its first rows only.
  const change = (value: string) => ({
    of: start + value,
    full: full.filter((name) => name !== LIST_NAME),
  });
  return {
    selected: of.startsWith(start) ? of.slice(start.length) : undefined,
    linkTo: (value: string) => toLink(change(value)),
    show: (value: string) => {
      update(change(value));
    },
    close: () => {
      update({ of: '' });
    },
  };
}

import { useAddressLinks, useAddressState } from '../../../lib/url/addressState';
import { namesParameter } from '../../../lib/url/namesInAddress';
import { textParameter } from '../../../lib/url/parameters';

/** What the list of evaluations is called in the address. */
export const BEHIND = 'behind';

/** `of` is what the evaluations are behind, as in 'month:2026-03'. */
const PARAMETERS = { of: textParameter, full: namesParameter };

/** The mark of a chart of this kind whose evaluations are shown, in the address. */
export function useBehind(kind: 'month' | 'evaluator' | 'pair' | 'without') {
  const [{ of, full }, update] = useAddressState(PARAMETERS);
  const toLink = useAddressLinks(PARAMETERS);
  const start = `${kind}:`;
  // The next list starts with its first rows.
  const change = (value: string) => ({
    of: start + value,
    full: full.filter((name) => name !== BEHIND),
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

import { useMemo } from 'react';
import { useAddressLinks, useAddressState } from '../../../lib/url/addressState';
import { pageParameter, textParameter } from '../../../lib/url/parameters';
import { knownGroups, type GroupKind } from '../statistics/overview/groups';
import type { EvaluatedPerson } from '../statistics/overview/people';

const PARAMETERS = { role: textParameter, position: textParameter, 'due-page': pageParameter };

const NOBODY: readonly EvaluatedPerson[] = [];

/** Returns the role or position in the address, to which the people who are due are limited. */
export function useGroups(people: readonly EvaluatedPerson[] = NOBODY) {
  const [{ role, position }, update] = useAddressState(PARAMETERS);
  const toLink = useAddressLinks(PARAMETERS);
  const selected = useMemo(() => knownGroups(people, { role, position }), [people, role, position]);
  return {
    selected,
    linkTo: (kind: GroupKind, key: string) =>
      toLink({ role: '', position: '', [kind]: key, 'due-page': 1 }),
    clear: (kind: GroupKind) => {
      update({ [kind]: '', 'due-page': 1 }, { replace: true });
    },
  };
}

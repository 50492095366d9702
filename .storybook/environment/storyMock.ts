import type { Arrangement } from '../../mocks/engine/arrangement';
import type { Scenario } from '../../mocks/scenarios';
import { arrangementOf } from '../../mocks/states/readChoice';
import type { StoryParameters } from '../stories/parameters';
import type { Choices } from '../toolbars/toolbars';

/** The arrangement of a story. Its own mock comes before the toolbar State, and the toolbar Scenario adds to both. */
export function storyMock(
  { mock }: StoryParameters,
  { scenario, state }: Pick<Choices, 'scenario' | 'state'>,
): Arrangement {
  const chosen = arrangementOf(mock ?? (state === 'none' ? {} : state));
  return scenario === 'default' ? chosen : { ...chosen, scenario };
}

const NEVER_ENDING: string[] = ['loading', 'statisticsLoading'] satisfies Scenario[];

/** Whether some reads never end. */
export function neverEnds({ scenario, rows }: Arrangement): boolean {
  const all = Object.values(rows).flat();
  return (
    NEVER_ENDING.includes(scenario) ||
    all.some(
      (row) => row.delay === 'forever' || (row.answer === 'failure' && row.failure === 'timeout'),
    )
  );
}

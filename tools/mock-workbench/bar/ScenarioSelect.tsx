import { DEFAULT_ARRANGEMENT, type Arrangement } from '../../../mocks/engine/arrangement';
import { changedOperations } from '../../../mocks/engine/rules';
import { isScenario, SCENARIOS } from '../../../mocks/scenarios';
import { isStateName, STATE_NAMES, STATES, type StateName } from '../../../mocks/states/states';
import { Labelled } from '../controls/Labelled';
import { useArrangement, useWorkbench } from '../model/workbench';

/** A scenario, or a state of the project. A state replaces everything that was arranged, a scenario only the data. */
export function ScenarioSelect() {
  const { change, load } = useWorkbench();
  const arrangement = useArrangement();
  const state = stateOf(arrangement);

  function choose(name: string) {
    if (isStateName(name)) load(STATES[name]);
    else if (!isScenario(name)) return;
    // Its rules belong to the state, and would stay.
    else if (state) load({ ...DEFAULT_ARRANGEMENT, scenario: name });
    else change({ scenario: name, changes: undefined });
  }

  return (
    <Labelled label="Scenario" isInline>
      {(id) => (
        <select
          id={id}
          value={state ?? arrangement.scenario}
          onChange={({ target }) => {
            choose(target.value);
          }}
        >
          <optgroup label="Scenarios">{SCENARIOS.map(option)}</optgroup>
          <optgroup label="States">{STATE_NAMES.map(option)}</optgroup>
        </select>
      )}
    </Labelled>
  );
}

const option = (name: string) => (
  <option key={name} value={name}>
    {name}
  </option>
);

/** The state that the arrangement is, whoever is signed in and whatever was written. */
function stateOf(arrangement: Arrangement): StateName | undefined {
  const { latency } = arrangement;
  const compared = (one: Arrangement) => ({
    ...one,
    ...{ latency, persona: undefined, changes: undefined },
  });
  return STATE_NAMES.find(
    (name) => changedOperations(compared(arrangement), compared(STATES[name])).length === 0,
  );
}

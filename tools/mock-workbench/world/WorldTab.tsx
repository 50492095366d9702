import Button from '@mui/material/Button';
import { ROLES } from '../../../src/domain/constants';
import { useSession } from '../../../src/session/useSession';
import { DEMO_ACCOUNTS } from '../../../mocks/demoAccounts';
import { isScenario, SCENARIOS } from '../../../mocks/scenarios';
import type { Persona } from '../../../mocks/engine/persona';
import { Select } from '../controls/Select';
import { Note } from '../controls/Note';
import { Part, Parts } from '../controls/Part';
import { useArrangement, useWorkbench } from '../model/workbench';
import { ClockChoice } from './ClockChoice';
import { SeedSizes } from './SeedSizes';

const OTHERS: readonly [Persona, string][] = [
  ['signedOut', 'Signed out'],
  ['expired', 'Expired token'],
  ['noRole', 'No role'],
];

/** Scenario, person, size and time of the mock. */
export function WorldTab() {
  const { change, signIn, startOver } = useWorkbench();
  const { scenario } = useArrangement();
  const { token, role } = useSession();

  return (
    <Parts>
      <Part aria-label="Data">
        <h2>Data</h2>
        <div>
          <Select
            label="Scenario"
            value={scenario}
            options={SCENARIOS}
            onChange={(next) => {
              if (isScenario(next)) change({ scenario: next, changes: undefined });
            }}
          />
          <Button size="small" variant="outlined" onClick={startOver}>
            Start over
          </Button>
        </div>
        <Note>Another scenario starts with its seed. Start over forgets what was written.</Note>
        <SeedSizes />
      </Part>
      <Part aria-label="Person">
        <h2>Who is signed in</h2>
        <div>
          {DEMO_ACCOUNTS.map(({ name, role: ownRole }) => (
            <Button
              key={name}
              size="small"
              variant="outlined"
              onClick={() => {
                signIn(ownRole);
              }}
            >
              {name} ({ownRole})
            </Button>
          ))}
          {OTHERS.map(([persona, text]) => (
            <Button
              key={persona}
              size="small"
              variant="outlined"
              onClick={() => {
                signIn(persona);
              }}
            >
              {text}
            </Button>
          ))}
        </div>
        <Note role="status">
          {token === null
            ? 'Nobody is signed in.'
            : `Signed in with ${ROLES.some((known) => known === role) ? `the role ${role ?? ''}` : 'no role'}.`}
        </Note>
      </Part>
      <Part aria-label="Time">
        <h2>Time of new records</h2>
        <ClockChoice />
      </Part>
    </Parts>
  );
}

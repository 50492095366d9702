import Button from '@mui/material/Button';
import { useId, useState, type SyntheticEvent } from 'react';
import { isStateName } from '../../../mocks/states/states';
import { Labelled } from '../controls/Labelled';
import { Note } from '../controls/Note';
import { useWorkbench } from '../model/workbench';
import { wholeArrangement } from '../model/wholeArrangement';
import { keepState, LONGEST_NAME } from './keptStates';

/** Keeps the present arrangement under a name. */
export function KeepForm({ onKept }: { onKept: () => void }) {
  const { mock } = useWorkbench();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const trimmed = name.trim();

  function save(event: SyntheticEvent) {
    event.preventDefault();
    const found = problemOf(trimmed) ?? keepState(trimmed, wholeArrangement(mock));
    setProblem(found);
    if (found !== undefined) return;
    setName('');
    onKept();
  }

  return (
    <form onSubmit={save} noValidate>
      <div>
        <Labelled label="Name">
          {(fieldId) => (
            <input
              id={fieldId}
              value={name}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              aria-invalid={problem !== undefined}
              aria-describedby={id}
              onChange={({ target }) => {
                setName(target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Labelled>
        <Button type="submit" size="small" variant="outlined">
          Save
        </Button>
      </div>
      <Note id={id} role="status" data-tone={problem === undefined ? undefined : 'error'}>
        {problem ??
          'Scenario, rules, who is signed in, time and what was written, in this browser. A state of the same name is replaced.'}
      </Note>
    </form>
  );
}

function problemOf(name: string): string | undefined {
  if (name === '') return 'Enter a name.';
  return isStateName(name) ? 'The project has a state of this name.' : undefined;
}

import { useId, useState } from 'react';
import { readHostAddress } from '../../../src/domain/hostAddress';
import { Note } from '../controls/Note';
import { TextField } from '../controls/TextField';
import { useArrangement, useWorkbench } from '../model/workbench';

const refuse = (problem: string) => new Error(`The address ${problem}`);

/** The address of the host that answers the rules with 'Real'. */
export function RealHost() {
  const { change } = useWorkbench();
  const { realHost = '' } = useArrangement();
  const [problem, setProblem] = useState<string>();
  const id = useId();

  function commit(text: string) {
    const address = text.trim();
    try {
      change({ realHost: address === '' ? undefined : readHostAddress(address, refuse) });
      setProblem(undefined);
      return true;
    } catch (cause) {
      setProblem(cause instanceof Error ? cause.message : String(cause));
      return false;
    }
  }

  return (
    <div>
      <TextField
        label="Real host"
        value={realHost}
        placeholder="http://localhost:4000"
        inputMode="url"
        size={26}
        aria-invalid={problem !== undefined}
        aria-describedby={id}
        onCommit={commit}
      />
      <Note id={id} data-tone="error">
        {problem}
      </Note>
    </div>
  );
}

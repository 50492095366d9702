import { useId, useState } from 'react';
import { hostAddress } from '../../arrangement/reading/hostAddress';
import { Labelled } from '../controls/Labelled';
import { Note } from '../controls/Note';
import { useSnapshot, useWorkbench } from '../model/workbench';

/** The address of the real host, which is applied when the field is left or Enter is pressed. */
export function RealHost() {
  const { change } = useWorkbench();
  const { realHost } = useSnapshot().arrangement;
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const id = useId();

  function apply() {
    if (typed === undefined) return;
    const text = typed.trim();
    try {
      change({ realHost: text === '' ? undefined : hostAddress(text, 'The address') });
      setTyped(undefined);
      setProblem(undefined);
    } catch (cause) {
      setProblem(cause instanceof Error ? cause.message : String(cause));
    }
  }

  return (
    <div>
      <Labelled>
        <span>Real host</span>
        <input
          value={typed ?? realHost ?? ''}
          placeholder="http://localhost:4000"
          inputMode="url"
          size={28}
          aria-invalid={problem !== undefined}
          aria-describedby={id}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
          onBlur={apply}
          onKeyDown={({ key }) => {
            if (key === 'Enter') apply();
          }}
        />
      </Labelled>
      <Note id={id} data-tone="error">
        {problem}
      </Note>
    </div>
  );
}

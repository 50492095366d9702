import Button from '@mui/material/Button';
import { useState } from 'react';
import { STATE_NAMES, STATES } from '../../../mocks/states/states';
import { Note } from '../controls/Note';
import { Part, Parts } from '../controls/Part';
import { useThrottledSnapshot, useWorkbench } from '../model/workbench';
import { Files } from './Files';
import { KeepForm } from './KeepForm';
import { deleteState, readStates } from './keptStates';
import { StateList } from './StateList';
import { answersIn, count } from './summaryOf';

const PROJECT_STATES = STATE_NAMES.map((name) => [name, { arrangement: STATES[name] }] as const);

/** Keeps and opens states: in this browser, from the project, as a file and as a link. */
export function StatesTab() {
  const [kept, setKept] = useState(readStates);
  const [problem, setProblem] = useState<string>();

  return (
    <Parts>
      <Part aria-label="In this browser">
        <h2>In this browser</h2>
        <KeepForm
          onKept={() => {
            setKept(readStates());
          }}
        />
        {problem !== undefined && <Note data-tone="error">{problem}</Note>}
        {kept.size > 0 && (
          <StateList
            label="States of this browser"
            states={Array.from(kept)}
            onDelete={(name) => {
              setProblem(deleteState(name));
              setKept(readStates());
            }}
          />
        )}
      </Part>
      <Part aria-label="Of the project">
        <h2>Of the project</h2>
        <StateList label="States of the project" states={PROJECT_STATES} />
      </Part>
      <Part aria-label="Files and links">
        <h2>File, link, test and story</h2>
        <Files />
        <Recordings />
      </Part>
    </Parts>
  );
}

function Recordings() {
  const { change } = useWorkbench();
  const { arrangement } = useThrottledSnapshot();
  const answers = answersIn(arrangement);
  return (
    <>
      <h2>Recordings</h2>
      <div>
        <Note>
          {answers === 0
            ? 'No answer is recorded.'
            : `${count(answers, 'answer')} to ${count(arrangement.recordings.length, 'request')} recorded.`}
        </Note>
        <Button
          size="small"
          disabled={answers === 0}
          onClick={() => {
            change({ recordings: [] });
          }}
        >
          Delete recordings
        </Button>
      </div>
    </>
  );
}

import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Rules } from '../../../mocks/engine/arrangement';
import { operationOf } from '../../../mocks/engine/operations';
import { isMixed, realOperations } from '../../../mocks/engine/rules';
import { countAnswers } from '../../../mocks/engine/recording';
import { Check } from '../controls/Check';
import { Note } from '../controls/Note';
import { useArrangement, useMockPart, useWorkbench } from '../model/workbench';

/** Keeps the answers of the host for the answer "Replay". */
export function Recorder() {
  const { change, record } = useWorkbench();
  const arrangement = useArrangement();
  const recordMode = useMockPart((snapshot) => snapshot.recordMode);
  const missesAnswers = useMockPart((snapshot) => snapshot.missesAnswers);
  const [isReplacing, setIsReplacing] = useState(recordMode !== 'asTheyAre');
  const isOn = recordMode !== 'off';
  const count = countAnswers(arrangement.recordings);
  const canRecord = isOn || isMixed(arrangement);

  const set = (isNext: boolean, replaces: boolean) => {
    record(!isNext ? 'off' : replaces ? 'pseudonyms' : 'asTheyAre');
  };

  function replay() {
    const rules: Rules = { ...arrangement.rules };
    const reads = realOperations(arrangement).filter((id) => operationOf(id).method === 'GET');
    const recorded = arrangement.recordings.map(({ operation }) => operation);
    // Reads that were not recorded, too: the mock answers them, and the host is not needed.
    for (const id of [...reads, ...recorded]) rules[id] = [{ answer: 'replay' }];
    record('off');
    change({ rules });
  }

  return (
    <>
      <Check
        isChecked={isReplacing}
        onChange={(isNext) => {
          setIsReplacing(isNext);
          set(isOn, isNext);
        }}
      >
        Made-up names and texts
      </Check>
      {!isReplacing && (
        <Note role="alert" data-tone="error">
          Names, addresses, notes and feedback of real people are kept as they are. Do not share
          such a file.
        </Note>
      )}
      <div>
        <Button
          size="small"
          variant={isOn ? 'contained' : 'outlined'}
          color={isOn ? 'error' : 'primary'}
          aria-pressed={isOn}
          disabled={!canRecord}
          onClick={() => {
            set(!isOn, isReplacing);
          }}
        >
          Record
        </Button>
        {count > 0 && (
          <>
            <Button size="small" onClick={replay}>
              Replay
            </Button>
            <Button
              size="small"
              onClick={() => {
                change({ recordings: [] });
              }}
            >
              Delete
            </Button>
          </>
        )}
      </div>
      <Note role="status">
        {count > 0
          ? `${count === 1 ? '1 answer' : `${count} answers`} recorded`
          : isOn
            ? 'The next answer of the host is recorded.'
            : canRecord
              ? 'Record reads again what is on screen, and keeps the answers.'
              : 'Nothing goes to the host, so there is nothing to record.'}
        {missesAnswers && '. Not every answer could be kept: only JSON, and 2 MB in all'}
      </Note>
    </>
  );
}

import Button from '@mui/material/Button';
import { useState } from 'react';
import { Check } from '../controls/Check';
import { Note } from '../controls/Note';
import { useThrottledSnapshot, useWorkbench } from '../model/workbench';

/** Keeps the answers of the real host for the answer 'Replay'. */
export function RecordSwitch() {
  const { mock } = useWorkbench();
  const { recordMode, arrangement, missesAnswers } = useThrottledSnapshot();
  const [isReplacing, setIsReplacing] = useState(recordMode !== 'asTheyAre');
  const isOn = recordMode !== 'off';
  const count = arrangement.recordings.reduce((sum, { answers }) => sum + answers.length, 0);

  const record = (isNext: boolean, replaces: boolean) => {
    mock.record(!isNext ? 'off' : replaces ? 'pseudonyms' : 'asTheyAre');
  };

  return (
    <>
      <Button
        size="small"
        variant={isOn ? 'contained' : 'outlined'}
        color={isOn ? 'error' : 'primary'}
        aria-pressed={isOn}
        onClick={() => {
          record(!isOn, isReplacing);
        }}
      >
        Record
      </Button>
      <Check
        isChecked={isReplacing}
        onChange={(isNext) => {
          setIsReplacing(isNext);
          record(isOn, isNext);
        }}
      >
        Made-up names and texts
      </Check>
      {(isOn || count > 0) && (
        <Note role="status">
          {count === 1 ? '1 answer' : `${count} answers`} recorded
          {missesAnswers && '. Not every answer could be kept: only JSON, and 2 MB in all'}
        </Note>
      )}
      {!isReplacing && (
        <Note role="alert" data-tone="error">
          Names, addresses, notes and feedback of real people are kept as they are. Do not share
          such a file.
        </Note>
      )}
    </>
  );
}

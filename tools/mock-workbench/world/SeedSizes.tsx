import Button from '@mui/material/Button';
import { useState } from 'react';
import { MOST_RECORDS } from '../../../mocks/states/readArrangement';
import { Labelled } from '../controls/Labelled';
import { Note } from '../controls/Note';
import { useArrangement, useWorkbench } from '../model/workbench';

const isSize = (text: string) => /^\d+$/.test(text.trim()) && Number(text) <= MOST_RECORDS;

/** The number of employees and of evaluations in the seed. */
export function SeedSizes() {
  const { change, mock } = useWorkbench();
  const { seed } = useArrangement();
  const { employees, evaluations } = seed ?? countsOf(mock.db());
  const [typed, setTyped] = useState<{ employees: string; evaluations: string }>();
  const shown = typed ?? { employees: String(employees), evaluations: String(evaluations) };
  const isValid = isSize(shown.employees) && isSize(shown.evaluations);

  const field = (name: 'employees' | 'evaluations', label: string) => (
    <Labelled label={label}>
      {(id) => (
        <input
          id={id}
          value={shown[name]}
          inputMode="numeric"
          size={8}
          aria-invalid={!isSize(shown[name])}
          onChange={({ target }) => {
            setTyped({ ...shown, [name]: target.value });
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && typed && isValid) apply();
          }}
        />
      )}
    </Labelled>
  );

  function apply() {
    const sizes = {
      employees: Number(shown.employees),
      evaluations: Number(shown.evaluations),
    };
    change({ seed: sizes, changes: undefined });
    setTyped(undefined);
  }

  return (
    <>
      <div>
        {field('employees', 'Employees')}
        {field('evaluations', 'Evaluations')}
        <Button size="small" variant="outlined" disabled={!typed || !isValid} onClick={apply}>
          Apply
        </Button>
        {seed && (
          <Button
            size="small"
            onClick={() => {
              change({ seed: undefined, changes: undefined });
              setTyped(undefined);
            }}
          >
            Sizes of the scenario
          </Button>
        )}
      </div>
      {!isValid && (
        <Note data-tone="error">Whole numbers from 0 to {MOST_RECORDS.toLocaleString()}.</Note>
      )}
    </>
  );
}

const countsOf = (db: ReturnType<ReturnType<typeof useWorkbench>['mock']['db']>) => ({
  employees: db.employees().length,
  evaluations: db.evaluations().length,
});

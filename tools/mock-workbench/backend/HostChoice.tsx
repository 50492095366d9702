import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { readHostAddress } from '../../../src/domain/hostAddress';
import { Note } from '../controls/Note';
import { TextField } from '../controls/TextField';
import { useArrangement, useWorkbench } from '../model/workbench';
import { PARTITIONS, partitionOf, withPartition, type Partition } from './partition';

const Choices = styled('fieldset')(({ theme: { vars, spacing } }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(1),
  '& > div': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: spacing(1) },
  '& > div > p': { gridColumn: 2 },
  '& input': { margin: '0.25rem 0 0', accentColor: vars.palette.primary.main },
}));

const refuse = (problem: string) => new Error(`The address ${problem}`);

/** The address of the host, and which calls go there. */
export function HostChoice() {
  const { change } = useWorkbench();
  const { realHost, rules } = useArrangement();
  const [problem, setProblem] = useState<string>();
  const problemId = useId();
  const chosen = partitionOf(rules);

  function setHost(text: string) {
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

  function choose(partition: Partition) {
    if (partition !== 'mock' && realHost === undefined) {
      setProblem((current) => current ?? 'Give the address of the host first.');
      return;
    }
    setProblem(undefined);
    change({ rules: withPartition(rules, partition) });
  }

  return (
    <>
      <div>
        <TextField
          label="Host"
          value={realHost ?? ''}
          placeholder="http://localhost:4000"
          inputMode="url"
          size={32}
          aria-invalid={problem !== undefined}
          aria-describedby={problemId}
          onCommit={setHost}
        />
      </div>
      <Note id={problemId} role="status" data-tone="error">
        {problem}
      </Note>
      <Choices>
        {PARTITIONS.map(([partition, name, sentence]) => (
          <Choice
            key={partition}
            name={name}
            sentence={sentence}
            isChosen={partition === chosen}
            onChoose={() => {
              choose(partition);
            }}
          />
        ))}
        {chosen === undefined && (
          <Note>None of these: some operations have an answer of their own in Calls.</Note>
        )}
      </Choices>
    </>
  );
}

interface ChoiceProps {
  name: string;
  sentence: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ name, sentence, isChosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <input
        type="radio"
        // One group for the arrow keys.
        name="mock-workbench-partition"
        id={id}
        checked={isChosen}
        aria-describedby={`${id}-sentence`}
        onChange={onChoose}
      />
      <label htmlFor={id}>{name}</label>
      <Note id={`${id}-sentence`}>{sentence}</Note>
    </div>
  );
}

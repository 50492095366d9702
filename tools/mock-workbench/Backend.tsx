import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { readHostAddress } from '../../src/domain/hostAddress';
import { PARTITIONS, partitionOf, withPartition } from './partition';
import { useMockConfig, useWorkbench } from './useWorkbench';

const refuse = (problem: string) => new Error(`The address ${problem}`);

/** The address of the real host, and the select for the calls that it answers. */
export function Backend() {
  const { change } = useWorkbench();
  const { realHost, rules } = useMockConfig();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const selected = partitionOf(rules);

  function commit() {
    const address = (typed ?? realHost ?? '').trim();
    try {
      const host = address === '' ? undefined : readHostAddress(address, refuse);
      if (host !== realHost) change({ realHost: host });
      setProblem(undefined);
      setTyped(undefined);
    } catch (cause) {
      setProblem(cause instanceof Error ? cause.message : String(cause));
    }
  }

  return (
    <Stack component="section" aria-label="Backend" spacing={2} sx={{ p: 2 }}>
      <Typography component="h3" variant="subtitle2">
        Backend
      </Typography>
      <TextField
        label="Host"
        variant="standard"
        value={typed ?? realHost ?? ''}
        placeholder="http://localhost:4000"
        error={problem !== undefined}
        helperText={problem}
        sx={{ maxWidth: '24rem' }}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'url' } }}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
        }}
      />
      <FormControl>
        <FormLabel id="mock-workbench-backend">Who answers</FormLabel>
        <RadioGroup
          aria-labelledby="mock-workbench-backend"
          // No option is checked if some operations have their own answer.
          value={selected ?? ''}
          onChange={({ target }) => {
            const [partition] = PARTITIONS.find(([value]) => value === target.value) ?? [];
            if (!partition) return;
            if (partition !== 'mock' && realHost === undefined) {
              setProblem((current) => current ?? 'Give the address of the host first.');
              return;
            }
            change({ rules: withPartition(rules, partition) });
          }}
        >
          {PARTITIONS.map(([partition, name, sentence]) => (
            <FormControlLabel
              key={partition}
              value={partition}
              control={<Radio size="small" />}
              label={
                <>
                  {name}
                  <Typography variant="caption" component="div" color="textSecondary">
                    {sentence}
                  </Typography>
                </>
              }
            />
          ))}
        </RadioGroup>
      </FormControl>
    </Stack>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { checkResponse } from '../../contract/compiledChecks';
import { declaredAnswer } from '../../contract/declared';
import type { FixedRule, Json } from '../../mocks/config/mockConfig';
import { operationOf, type OperationId } from '../../mocks/config/operations';
import { exampleOf, isJson } from './answers';
import { NativeChoice } from './NativeChoice';

interface FixedBodyProps {
  operation: OperationId;
  rule: FixedRule;
  onChange: (rule: FixedRule) => void;
}

const MONOSPACE = { '& textarea': { fontFamily: 'monospace', fontSize: '0.8125rem' } };

/** The editor of a rule's answer, beside its schema. A body that breaks the contract needs a second click. */
export function FixedBody({ operation, rule, onChange }: FixedBodyProps) {
  const [text, setText] = useState(() => formatted(rule.body));
  const [isWarned, setIsWarned] = useState(false);
  const declared = operationOf(operation);
  const { method, path, statuses } = declared;
  const parsed = parse(text);
  const isApplied = text === formatted(rule.body);
  const violations =
    parsed.problem === undefined ? checkResponse(method, path, rule.status, parsed.body) : [];

  function apply() {
    if (violations.length > 0 && !isWarned) {
      setIsWarned(true);
      return;
    }
    setIsWarned(false);
    onChange({ ...rule, body: parsed.body });
  }

  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'end' }}>
        <NativeChoice
          label="Status"
          value={String(rule.status)}
          options={new Map([...statuses, rule.status].map((code) => [String(code), String(code)]))}
          onChange={(value) => {
            const status = Number(value);
            onChange({ ...rule, status, body: exampleOf(operation, status) });
          }}
        />
        <Button
          size="small"
          variant="outlined"
          disabled={isApplied || parsed.problem !== undefined}
          onClick={apply}
        >
          {isWarned ? 'Apply although it breaks the contract' : 'Apply'}
        </Button>
      </Stack>
      {parsed.problem !== undefined && <Alert severity="error">{parsed.problem}</Alert>}
      {violations.length > 0 && (
        <Alert severity="warning">
          {isApplied ? 'This answer breaks the contract' : 'Would break the contract'}:{' '}
          {violations.slice(0, 3).join('; ')}
          {violations.length > 3 && `; and ${violations.length - 3} more`}
        </Alert>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          label="Body as JSON"
          multiline
          fullWidth
          minRows={6}
          maxRows={12}
          value={text}
          error={parsed.problem !== undefined}
          sx={MONOSPACE}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { spellCheck: false } }}
          onChange={({ target }) => {
            setText(target.value);
            setIsWarned(false);
          }}
        />
        <TextField
          label="Schema"
          multiline
          fullWidth
          minRows={6}
          maxRows={12}
          value={formatted(declaredAnswer(declared, rule.status)?.schema)}
          sx={MONOSPACE}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly: true } }}
        />
      </Stack>
    </Stack>
  );
}

const formatted = (body: unknown) => (body === undefined ? '' : JSON.stringify(body, null, 2));

/** Parses JSON. Returns the value, or a message if it is not JSON. An empty text means no body. */
function parse(text: string): { body?: Json | undefined; problem?: string } {
  if (text.trim() === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    return isJson(body) ? { body } : { problem: 'This is no JSON.' };
  } catch (cause) {
    return { problem: cause instanceof Error ? cause.message : String(cause) };
  }
}

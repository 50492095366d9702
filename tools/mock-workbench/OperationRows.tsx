import CollapseIcon from '@mui/icons-material/KeyboardArrowUp';
import ExpandIcon from '@mui/icons-material/KeyboardArrowDown';
import Button from '@mui/material/Button';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import type { Operation } from '../../contract/operations';
import { answerOf, answersOf, FIXED } from './answers';
import { FixedBody } from './FixedBody';
import { answererText, isFailure, LastCalls, statusText } from './LastCalls';
import { NativeChoice } from './NativeChoice';
import { useMockConfig, useLog, useWorkbench } from './useWorkbench';

/** The style of a column that is hidden on phones. The expanded row has the same information. */
export const WIDE = { display: { xs: 'none', sm: 'table-cell' } };

/** The row of an operation: its last call, and the answer to the next one. It expands to the last calls. */
export function OperationRows({ operation: { id, method, path } }: { operation: Operation }) {
  const { mock, setRules } = useWorkbench();
  const { rules: all, realHost } = useMockConfig();
  const [isOpen, setIsOpen] = useState(false);
  const calls = useLog(mock).filter((entry) => entry.operation === id);
  const last = calls.at(-1);
  const rules = all[id] ?? [];
  const answers = answersOf(id, rules);
  const [rule] = rules;
  const isFixed = answerOf(answers, rules) === FIXED && rule?.answer === 'fixed';

  return (
    <TableBody aria-label={id}>
      <TableRow selected={rules.length > 0}>
        <TableCell sx={{ py: 0 }}>
          <Button
            size="small"
            color="inherit"
            title={id}
            aria-expanded={isOpen}
            startIcon={isOpen ? <CollapseIcon /> : <ExpandIcon />}
            sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          >
            {method} {path.replace(/^\/api/, '')}
          </Button>
        </TableCell>
        <TableCell sx={{ color: last && isFailure(last) ? 'error.main' : undefined }}>
          {last && statusText(last)}
        </TableCell>
        <TableCell sx={WIDE}>{last && answererText(last)}</TableCell>
        <TableCell sx={{ ...WIDE, color: 'error.main' }}>
          {last && last.violations.length > 0 && 'breaks the contract'}
        </TableCell>
        <TableCell sx={{ py: 0 }}>
          <NativeChoice
            label="Answer"
            isLabelHidden
            value={answerOf(answers, rules)}
            options={new Map(Array.from(answers, ([value, { text }]) => [value, text]))}
            onChange={(value) => {
              setRules(id, answers.get(value)?.rules ?? []);
              if (value === FIXED || (value === 'real' && realHost === undefined)) setIsOpen(true);
            }}
          />
        </TableCell>
      </TableRow>
      {isOpen && (
        <TableRow>
          <TableCell colSpan={5}>
            {rule?.answer === 'real' && realHost === undefined && (
              <p>Give the address of the host under Backend.</p>
            )}
            {isFixed && (
              <FixedBody
                key={rule.status}
                operation={id}
                rule={rule}
                onChange={(next) => {
                  setRules(id, [next]);
                }}
              />
            )}
            <LastCalls operation={id} calls={calls} />
          </TableCell>
        </TableRow>
      )}
    </TableBody>
  );
}

import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import type { LogEntry } from '../../arrangement/calls/log';
import { LogLine } from './LogLine';

interface LogTableProps {
  entries: readonly LogEntry[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

/** Fixed widths: with 500 lines, columns as wide as their content would be measured for every new call. */
const Table = styled('table')(({ theme: { vars, typography, spacing } }) => ({
  ...typography.body2,
  inlineSize: '100%',
  borderSpacing: 0,
  tableLayout: 'fixed',
  '& th, & td': {
    padding: spacing(0.375, 1),
    textAlign: 'start',
    verticalAlign: 'baseline',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: spacing(2) },
  '& th': {
    ...typography.caption,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    color: vars.palette.text.secondary,
    backgroundColor: vars.palette.background.paper,
    borderBlockEnd: `1px solid ${vars.palette.divider}`,
  },
  '& [data-column="time"]': { inlineSize: '7.5rem' },
  '& [data-column="status"]': { inlineSize: '4.5rem' },
  '& [data-column="answerer"]': { inlineSize: '8.5rem' },
  '& [data-column="duration"]': { inlineSize: '6rem', textAlign: 'end' },
  '& [data-column="contract"]': { inlineSize: '6.5rem' },
  '& td[data-column="time"], & td[data-column="duration"], & td[data-column="contract"], & td > span':
    { color: vars.palette.text.secondary },
  '& td > span': { marginInlineStart: spacing(1.5) },
  '& td[data-tone="error"]': { color: vars.palette.error.main, fontWeight: 600 },
  '& tbody tr': {
    position: 'relative',
    '&:hover': { backgroundColor: vars.palette.action.hover },
    '&[data-chosen]': {
      backgroundColor: `rgb(${vars.palette.primary.mainChannel} / 0.12)`,
    },
  },
  '& button': {
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    // The whole line is pressed.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '@container (inline-size < 48rem)': {
    '& [data-column="answerer"], & [data-column="duration"]': { display: 'none' },
  },
  '@container (inline-size < 32rem)': {
    '& [data-column="time"]': { display: 'none' },
    '& th:nth-of-type(2), & td:nth-of-type(2)': { paddingInlineStart: spacing(2) },
    '& td > span': { display: 'block', margin: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  },
}));

/** The calls. Tab reaches one line, and the arrow keys move between them. */
export function LogTable({ entries, chosen, onChoose }: LogTableProps) {
  const tabStop = entries.find(({ id }) => id === chosen)?.id ?? entries[0]?.id;
  return (
    <Table aria-label="Calls" onKeyDown={moveFocus}>
      <thead>
        <tr>
          <th data-column="time">Time</th>
          <th data-column="call">Call</th>
          <th data-column="status">Status</th>
          <th data-column="answerer">Answered by</th>
          <th data-column="duration">Took</th>
          <th data-column="contract">Contract</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <LogLine
            key={entry.id}
            entry={entry}
            isChosen={entry.id === chosen}
            isTabStop={entry.id === tabStop}
            onChoose={onChoose}
          />
        ))}
      </tbody>
    </Table>
  );
}

const STEPS: Readonly<Record<string, (line: Element) => Element | null | undefined>> = {
  ArrowDown: (line) => line.nextElementSibling,
  ArrowUp: (line) => line.previousElementSibling,
  Home: (line) => line.parentElement?.firstElementChild,
  End: (line) => line.parentElement?.lastElementChild,
};

function moveFocus(event: KeyboardEvent) {
  const line = event.target instanceof Element ? event.target.closest('tbody tr') : null;
  const button = line && STEPS[event.key]?.(line)?.querySelector('button');
  if (!button) return;
  event.preventDefault();
  button.focus();
}

import { styled } from '@mui/material/styles';
import { memo, type KeyboardEvent } from 'react';
import type { LogEntry } from '../../../mocks/engine/log';
import { LINES, LogLines } from './LogLines';

interface LogTableProps {
  label: string;
  entries: readonly LogEntry[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

const LINE = '1.75rem';
const TALL_LINE = '3rem';

/**
 * Elements with roles instead of a table. The browser skips the layout of groups of lines that are out of view. It
 * cannot skip parts of a table.
 */
const Table = styled('div')(({ theme: { vars, typography, spacing } }) => ({
  ...typography.body2,
  '& [role="row"]': {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr) 3.5rem 9.5rem 5rem 5.5rem',
    gap: spacing(2),
    alignItems: 'center',
    position: 'relative',
    blockSize: LINE,
    paddingInline: spacing(2),
    whiteSpace: 'nowrap',
  },
  '& [role="row"] > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& [data-part="head"]': {
    ...typography.caption,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    color: vars.palette.text.secondary,
    backgroundColor: vars.palette.background.paper,
    borderBlockEnd: `1px solid ${vars.palette.divider}`,
  },
  '& [data-part="lines"]': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto calc(${LINES} * ${LINE})`,
  },
  '& [data-column="duration"]': { textAlign: 'end' },
  '& [data-column="time"], & [data-column="duration"], & [data-column="contract"], & [data-column="call"] > span':
    { color: vars.palette.text.secondary },
  '& [data-column="call"] > span': { marginInlineStart: spacing(1.5) },
  '& [data-tone="error"]': { color: vars.palette.error.main, fontWeight: 600 },
  '& [data-part="lines"] > [role="row"]': {
    '&:hover': { backgroundColor: vars.palette.action.hover },
    '&[data-chosen]': { backgroundColor: `rgb(${vars.palette.primary.mainChannel} / 0.12)` },
  },
  '& button': {
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    // The cell would cut the outline off.
    '&:focus-visible': { outlineOffset: -2 },
    // A click anywhere in the line presses the button.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '@container (inline-size < 48rem)': {
    '& [role="row"]': { gridTemplateColumns: '6.5rem minmax(0, 1fr) 3.5rem 7rem 5.5rem' },
    '& [data-column="duration"]': { display: 'none' },
  },
  '@container (inline-size < 32rem)': {
    '& [data-part="head"], & [data-column="time"]': { display: 'none' },
    '& [data-part="lines"] > [role="row"]': {
      blockSize: TALL_LINE,
      gridTemplate:
        '"call status contract" "call answerer answerer" / minmax(0, 1fr) 3.5rem 5.5rem',
      rowGap: 0,
      alignContent: 'center',
    },
    '& [data-column="call"]': { gridArea: 'call' },
    '& [data-column="status"]': { gridArea: 'status' },
    '& [data-column="answerer"]': { gridArea: 'answerer' },
    '& [data-column="contract"]': { gridArea: 'contract' },
    '& [data-part="lines"]': { containIntrinsicBlockSize: `auto calc(${LINES} * ${TALL_LINE})` },
    '& [data-column="call"] > span': {
      display: 'block',
      margin: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
}));

/** The calls. Tab reaches one line, and the arrow keys move between them. */
export const LogTable = memo(function LogTable({
  label,
  entries,
  chosen,
  onChoose,
}: LogTableProps) {
  const tabStop = entries.find(({ id }) => id === chosen)?.id ?? entries[0]?.id;
  const onlyIn = (group: readonly LogEntry[], id: number | undefined) =>
    group.some((entry) => entry.id === id) ? id : undefined;
  return (
    <Table role="table" aria-label={label} onKeyDown={moveFocus}>
      <div role="rowgroup" data-part="head">
        <div role="row">
          <span role="columnheader" data-column="time">
            Time
          </span>
          <span role="columnheader" data-column="call">
            Call
          </span>
          <span role="columnheader" data-column="status">
            Status
          </span>
          <span role="columnheader" data-column="answerer">
            Who answered
          </span>
          <span role="columnheader" data-column="duration">
            Took
          </span>
          <span role="columnheader" data-column="contract">
            Contract
          </span>
        </div>
      </div>
      {Array.from(groupsOf(entries), ([key, group]) => (
        <LogLines
          key={key}
          entries={group}
          chosen={onlyIn(group, chosen)}
          tabStop={onlyIn(group, tabStop)}
          onChoose={onChoose}
        />
      ))}
    </Table>
  );
});

/** A call stays in its group, so that a new one changes only the first. */
function groupsOf(entries: readonly LogEntry[]): ReadonlyMap<number, readonly LogEntry[]> {
  const groups = new Map<number, LogEntry[]>();
  for (const entry of entries) {
    const key = Math.floor(entry.id / LINES);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}

const NEXT: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_index, last) => last,
};

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = Array.from(event.currentTarget.querySelectorAll('button'));
  const index = buttons.findIndex((button) => button === event.target);
  const next = NEXT[event.key]?.(index, buttons.length - 1);
  if (index === -1 || next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}

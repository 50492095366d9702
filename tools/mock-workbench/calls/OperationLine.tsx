import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Operation } from '../../../contract/operations';
import type { LogEntry } from '../../../mocks/engine/log';
import { Select } from '../controls/Select';
import { answererText, isFailure, statusText } from '../log/callTexts';
import { useArrangement, useLastCall, useWorkbench } from '../model/workbench';
import { choiceOf, choicesOf, NO_RULE, termsText, withChoice, type Choice } from './answers';
import { LastCalls } from './LastCalls';
import { OperationRules } from './OperationRules';

/** What is open below a line. */
export type Opened = 'calls' | 'rules' | undefined;

interface OperationLineProps {
  operation: Operation;
  opened: Opened;
  onOpen: (opened: Opened) => void;
}

const Root = styled('div')(({ theme: { vars, typography, spacing } }) => ({
  borderBlockEnd: `1px solid ${vars.palette.divider}`,
  '&[data-set]': { backgroundColor: vars.palette.action.hover },
  '& > [data-part="line"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 3rem 9rem 10.5rem 11rem 15rem auto',
    gap: spacing(0, 2),
    alignItems: 'center',
    minBlockSize: 31,
    paddingInline: spacing(2),
    whiteSpace: 'nowrap',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '& [data-part="call"]': {
    minInlineSize: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '& > span': {
      ...typography.caption,
      display: 'inline-block',
      minInlineSize: '2.5rem',
      color: vars.palette.text.secondary,
    },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& [data-part="answerer"], & [data-part="terms"]': { color: vars.palette.text.secondary },
  '& [data-tone="error"]': { color: vars.palette.error.main, fontWeight: 600 },
  '& [data-inline] > select': { flex: 1 },
  '& .MuiButton-root': { minHeight: 26, paddingBlock: 0, minWidth: 0 },
  '@container (inline-size < 72rem)': {
    '& > [data-part="line"]': {
      gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, auto) auto',
      gap: spacing(0.5, 1),
      paddingBlock: spacing(0.75),
    },
    '& [data-part="call"]': { gridColumn: '1 / -1' },
    '& [data-part="contract"]': { gridColumn: '3 / -1' },
    '& [data-part="terms"]:empty, & [data-part="contract"]:empty': { display: 'none' },
    '& [data-part="terms"]': { gridColumn: '1 / -1' },
    '& [data-inline]': { gridColumn: '1 / 4' },
  },
}));

/** An operation: its last call, and who answers the next one. */
export function OperationLine({ operation, opened, onOpen }: OperationLineProps) {
  const { id, method, path } = operation;
  const { mock, setRules } = useWorkbench();
  const rules = useArrangement().rules[id] ?? [];
  const last = useLastCall(id);
  const [first = NO_RULE, ...others] = rules;

  function choose(choice: Choice) {
    if (choice === 'normal') {
      setRules(id, []);
      return;
    }
    setRules(id, [withChoice(first, choice, id), ...others]);
    // These two say more, and may need more.
    if (choice === 'fixed' || choice === 'real') onOpen('rules');
  }

  const toggle = (part: Opened) => () => {
    onOpen(opened === part ? undefined : part);
  };
  const terms = [
    rules.length > 0 && termsText(first, mock.left(first)),
    rules.length > 1 && `${rules.length} rules`,
  ];

  return (
    <Root role="group" aria-label={id} data-set={rules.length > 0 || undefined}>
      <div data-part="line">
        <button
          type="button"
          data-part="call"
          title={id}
          aria-expanded={opened === 'calls'}
          onClick={toggle('calls')}
        >
          <span>{method}</span> {path.replace(/^\/api/, '')}
        </button>
        <LastAnswer entry={last} />
        <span data-part="terms">{terms.filter(Boolean).join(' · ')}</span>
        <Select
          label="Answer"
          isInline
          value={choiceOf(first, id)}
          options={choicesOf(id, first)}
          onChange={choose}
        />
        <Button size="small" aria-expanded={opened === 'rules'} onClick={toggle('rules')}>
          More
        </Button>
      </div>
      {opened === 'calls' && <LastCalls operation={id} />}
      {opened === 'rules' && <OperationRules operation={id} />}
    </Root>
  );
}

/** Three cells: the status of the last call, who answered it, and whether it broke the contract. */
function LastAnswer({ entry }: { entry: LogEntry | undefined }) {
  return (
    <>
      <span data-part="status" data-tone={entry && isFailure(entry) ? 'error' : undefined}>
        {entry && statusText(entry)}
      </span>
      <span data-part="answerer">{entry && answererText(entry)}</span>
      <span data-part="contract" data-tone="error">
        {entry && entry.violations.length > 0 && 'breaks the contract'}
      </span>
    </>
  );
}

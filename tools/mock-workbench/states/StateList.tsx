import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { IconAction } from '../../../src/components/controls/IconAction';
import type { ReadResult } from '../../../mocks/states/readArrangement';
import { Note } from '../controls/Note';
import { useWorkbench } from '../model/workbench';
import { summaryOf } from './summaryOf';

interface StateListProps {
  label: string;
  states: readonly (readonly [name: string, state: ReadResult])[];
  /** Undefined where states cannot be deleted. */
  onDelete?: (name: string) => void;
}

const List = styled('ul')(({ theme: { vars, spacing } }) => ({
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1),
    minHeight: '3rem',
    paddingBlock: spacing(0.5),
    borderBlockStart: `1px solid ${vars.palette.divider}`,
  },
  '& > li > div': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
}));

/** States, each with what it does. */
export function StateList({ label, states, onDelete }: StateListProps) {
  const { load } = useWorkbench();
  return (
    <List aria-label={label}>
      {states.map(([name, { arrangement, problems }]) => (
        <li key={name}>
          <div>
            {name}
            {arrangement ? (
              <Note>{summaryOf(arrangement)}</Note>
            ) : (
              <Note data-tone="error">It cannot be read: {problems[0]}</Note>
            )}
          </div>
          <Button
            size="small"
            aria-label={`Open ${name}`}
            disabled={!arrangement}
            onClick={() => {
              if (arrangement) load(arrangement);
            }}
          >
            Open
          </Button>
          {onDelete && (
            <IconAction
              label={`Delete ${name}`}
              icon={<DeleteIcon fontSize="small" />}
              onClick={() => {
                onDelete(name);
              }}
            />
          )}
        </li>
      ))}
    </List>
  );
}

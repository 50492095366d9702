import ChevronIcon from '@mui/icons-material/ChevronRight';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { OPERATIONS, operationOf, type OperationId } from '../../../mocks/engine/operations';
import { Note } from '../controls/Note';
import { useArrangement } from '../model/workbench';
import { useShownOperations } from '../model/useShownOperations';
import { placement } from '../model/placement';
import { OperationLine, type Opened } from './OperationLine';

const Root = styled('div')(({ theme: { typography, spacing } }) => ({
  paddingBlockEnd: spacing(2),
  // Not the heading of an opened call.
  '& > section > h2': {
    ...typography.subtitle2,
    fontWeight: 600,
    margin: 0,
    padding: spacing(1, 2, 0.5),
  },
  '& > section > h2:has(button)': { padding: 0 },
  '& > section > h2 > button': {
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    gap: spacing(0.5),
    padding: spacing(1, 2, 0.5),
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    '& > svg': { order: 1, transition: 'rotate 120ms' },
    '&[aria-expanded="true"] > svg': { rotate: '90deg' },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& > section > p': { paddingInline: spacing(2) },
}));

/** What the screen has called, and who answers it. Below it, every other operation of the contract. */
export function CallsTab() {
  const onScreen = useShownOperations();
  const { rules } = useArrangement();
  const { isAllOpen } = placement.use();
  const [opened, setOpened] = useState<Partial<Record<OperationId, Opened>>>({});
  const others = OPERATIONS.map(({ id }) => id).filter((id) => !onScreen.includes(id));
  const hidden = others.reduce((sum, id) => sum + (rules[id]?.length ?? 0), 0);

  const lines = (ids: readonly OperationId[]) =>
    ids.map((id) => (
      <OperationLine
        key={id}
        operation={operationOf(id)}
        opened={opened[id]}
        onOpen={(part) => {
          setOpened((current) => ({ ...current, [id]: part }));
        }}
      />
    ));

  return (
    <Root>
      <section>
        <h2>On this screen</h2>
        {onScreen.length > 0 ? lines(onScreen) : <Note>This screen has called nothing yet.</Note>}
      </section>
      <section>
        <h2>
          <button
            type="button"
            aria-expanded={isAllOpen}
            onClick={() => {
              placement.set({ isAllOpen: !isAllOpen });
            }}
          >
            All operations
            <ChevronIcon fontSize="small" />
          </button>
        </h2>
        {isAllOpen
          ? lines(others)
          : hidden > 0 && <Note>{hidden === 1 ? '1 rule' : `${hidden} rules`} below.</Note>}
      </section>
    </Root>
  );
}

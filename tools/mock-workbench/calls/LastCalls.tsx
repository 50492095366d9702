import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import type { OperationId } from '../../../mocks/engine/operations';
import { Note } from '../controls/Note';
import { Calls } from '../log/Calls';
import { useThrottledSnapshot } from '../model/workbench';

const MOST = 5;

const Root = styled('div')(({ theme: { vars, spacing } }) => ({
  marginInlineStart: spacing(2),
  borderInlineStart: `2px solid ${vars.palette.divider}`,
  backgroundColor: vars.palette.background.paper,
  '& > p': { padding: spacing(0.5, 2, 1) },
}));

/** The last calls of an operation, the newest first. The tab Log has all. */
export function LastCalls({ operation }: { operation: OperationId }) {
  const { log } = useThrottledSnapshot();
  const entries = useMemo(
    () =>
      log
        .filter((entry) => entry.operation === operation)
        .slice(-MOST)
        .reverse(),
    [log, operation],
  );
  return (
    <Root>
      {entries.length > 0 ? (
        <Calls label={`Last calls of ${operation}`} entries={entries} />
      ) : (
        <Note>The page has not called it.</Note>
      )}
    </Root>
  );
}

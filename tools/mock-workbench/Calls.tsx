import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { OPERATIONS, type OperationId } from '../../mocks/config/operations';
import { OperationRows, WIDE } from './OperationRows';

/** The rows of the operations. Those of the current screen come first. */
export function Calls() {
  const queryClient = useQueryClient();
  // The text is equal to the previous one if nothing has changed.
  const activeIds = useSyncExternalStore(
    (listener) =>
      queryClient.getQueryCache().subscribe(({ type }) => {
        // Other events can come while React renders.
        if (type === 'observerAdded' || type === 'observerRemoved') listener();
      }),
    () => [...activeOperations(queryClient)].join(' '),
  ).split(' ');
  const isShown = ({ id }: (typeof OPERATIONS)[number]) => activeIds.includes(id);

  return (
    <Table size="small" aria-label="Calls">
      <TableHead>
        <TableRow>
          <TableCell>Call</TableCell>
          <TableCell>Status</TableCell>
          <TableCell sx={WIDE}>Answered by</TableCell>
          <TableCell sx={WIDE}>Contract</TableCell>
          <TableCell>Answer</TableCell>
        </TableRow>
      </TableHead>
      <Heading text="On this screen" />
      {OPERATIONS.filter(isShown).map((operation) => (
        <OperationRows key={operation.id} operation={operation} />
      ))}
      <Heading text="Other operations" />
      {OPERATIONS.filter((operation) => !isShown(operation)).map((operation) => (
        <OperationRows key={operation.id} operation={operation} />
      ))}
    </Table>
  );
}

/**
 * Returns the operations of the active queries. There is one loop over all queries, because Results can have thousands.
 */
function activeOperations(queryClient: QueryClient): ReadonlySet<OperationId> {
  const active = new Set<OperationId>();
  for (const query of queryClient.getQueryCache().getAll()) {
    if (query.isActive()) active.add(query.queryKey[0]);
  }
  return active;
}

function Heading({ text }: { text: string }) {
  return (
    <TableBody>
      <TableRow>
        <TableCell component="th" colSpan={5} sx={{ color: 'text.secondary', fontWeight: 600 }}>
          {text}
        </TableCell>
      </TableRow>
    </TableBody>
  );
}

import Alert from '@mui/material/Alert';
import { useState } from 'react';

/**
 * The message that `?mock=` in the address is invalid. It is above the page and scrolls with it, so that it covers
 * nothing.
 */
export function AddressNotice({ problems }: { problems: readonly string[] }) {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Alert
      severity="info"
      role="status"
      aria-label="Notice of the mock"
      closeText="Close notice"
      // A broken link can have hundreds of problems.
      sx={{ maxHeight: '40vh', overflowWrap: 'anywhere', '@media print': { display: 'none' } }}
      onClose={() => {
        setIsClosed(true);
      }}
    >
      {problems.map((problem) => (
        <div key={problem}>{problem}</div>
      ))}
    </Alert>
  );
}

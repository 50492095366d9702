import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { realOperations } from '../../mocks/config/rules';
import type { Import } from './useImport';

const MOST = 10;

/** The problems of an imported file, or the confirmation of a file that names a host. */
export function ImportMessage({ problems, pendingFile, confirm, close }: Import) {
  const more = problems.length - MOST;
  return (
    <>
      {problems.length > 0 && (
        <Alert severity="error" sx={{ maxHeight: '40%', overflow: 'auto' }} onClose={close}>
          {problems.slice(0, MOST).map((problem, index) => (
            // Two problems can have the same words.
            <div key={index}>{problem}</div>
          ))}
          {more > 0 && <div>and {more} more</div>}
        </Alert>
      )}
      {pendingFile && (
        <Alert
          severity="warning"
          action={
            <>
              <Button size="small" color="inherit" onClick={confirm}>
                Open it
              </Button>
              <Button size="small" color="inherit" onClick={close}>
                Cancel
              </Button>
            </>
          }
        >
          {pendingFile.name} sends calls, and what they carry, to {pendingFile.config.realHost}:{' '}
          {realOperations(pendingFile.config).join(', ') || 'every operation that becomes Real'}.
        </Alert>
      )}
    </>
  );
}

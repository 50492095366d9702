import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { isolated } from '../../../lib/text/isolated';
import type { Scope } from '../api';
import { allEvaluationsQueries } from './allEvaluationsQueries';
import { useOverviewOpen } from './overviewOpen';

/** Opens and closes the overview. If the server has refused it, says so instead, until the session ends. */
export function OverviewButton({ scope }: { scope: Scope }) {
  const [isOpen, setIsOpen] = useOverviewOpen();
  const { data: refusal } = useQuery(allEvaluationsQueries.refusal(scope));

  if (refusal !== undefined) {
    return (
      <Typography variant="body2" color="textSecondary" role="status" sx={{ maxWidth: '24rem' }}>
        The server refuses the overview
        {refusal !== '' && <>: {isolated(refusal)}</>}
      </Typography>
    );
  }
  return (
    <Button
      variant="outlined"
      aria-expanded={isOpen}
      onClick={() => {
        setIsOpen(!isOpen);
      }}
    >
      Overview
    </Button>
  );
}

import Button from '@mui/material/Button';
import { displayCount } from '../../lib/text/display';

interface ShowAllProps {
  total: number;
  onClick: () => void;
}

/** Below the first rows of a long list. */
export function ShowAll({ total, onClick }: ShowAllProps) {
  return (
    <Button size="small" sx={{ mt: 1 }} onClick={onClick}>
      Show all {displayCount(total)}
    </Button>
  );
}

import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useCancellableTask } from '../../lib/query/useCancellableTask';

/** What will soon be something else. */
const PENDING = 'main :is(.MuiSkeleton-root, [aria-busy="true"])';
/** Milliseconds. What takes longer may never come. */
const LONGEST = 5_000;
const PAUSE = 100;

async function untilDrawn(signal: AbortSignal) {
  const end = Date.now() + LONGEST;
  while (document.querySelector(PENDING) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    signal.throwIfAborted();
  }
}

/** Prints the page when what is still loading has been drawn. Leaving the screen cancels it. */
export function PrintButton() {
  const { done, run } = useCancellableTask();
  const isWaiting = done !== undefined;

  async function print() {
    await run(async ({ signal }) => {
      await untilDrawn(signal);
      window.print();
    });
  }

  return (
    <Button
      variant="outlined"
      startIcon={<PrintIcon />}
      onClick={() => {
        if (!isWaiting) void print();
      }}
    >
      Print
    </Button>
  );
}

import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';

/** What will soon be something else. */
const PENDING = 'main :is(.MuiSkeleton-root, [aria-busy="true"])';
/** Milliseconds. What takes longer may never come. */
const LONGEST = 5_000;
const PAUSE = 100;

async function untilDrawn() {
  const end = Date.now() + LONGEST;
  while (document.querySelector(PENDING) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** Prints the page when what is still loading has been drawn, unless the screen is left before. */
export function PrintButton() {
  const button = useRef<HTMLButtonElement>(null);
  const isWaiting = useRef(false);

  async function print() {
    if (isWaiting.current) return;
    isWaiting.current = true;
    await untilDrawn();
    isWaiting.current = false;
    // It goes with its screen.
    if (button.current) window.print();
  }

  return (
    <Button ref={button} variant="outlined" startIcon={<PrintIcon />} onClick={() => void print()}>
      Print
    </Button>
  );
}

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

/** Prints the page when what is still loading has been drawn. */
export function PrintButton() {
  const isWaiting = useRef(false);

  async function print() {
    if (isWaiting.current) return;
    isWaiting.current = true;
    await untilDrawn();
    isWaiting.current = false;
    window.print();
  }

  return (
    <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => void print()}>
      Print
    </Button>
  );
}

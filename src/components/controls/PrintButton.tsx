import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useI18n } from '../../i18n/I18nContext';

/** Placeholders of content that is still loading. */
const PENDING = 'main :is(.MuiSkeleton-root, [aria-busy="true"])';
/** Milliseconds. Some content may never load. */
const MAX_WAIT = 5_000;
const POLL_INTERVAL = 100;

async function waitForContent() {
  const end = Date.now() + MAX_WAIT;
  while (document.querySelector(PENDING) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
  }
}

/**
 * Prints the page when all of its content has loaded, or after five seconds. Does not print if the user has left the
 * screen.
 */
export function PrintButton() {
  const { t } = useI18n();
  const button = useRef<HTMLButtonElement>(null);
  const isWaiting = useRef(false);

  async function print() {
    if (isWaiting.current) return;
    isWaiting.current = true;
    await waitForContent();
    isWaiting.current = false;
    // Without the button, the user has left the screen.
    if (button.current) window.print();
  }

  return (
    <Button ref={button} variant="outlined" startIcon={<PrintIcon />} onClick={() => void print()}>
      {t('components.print')}
    </Button>
  );
}

import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useI18n } from '../../i18n/I18nContext';

/** Placeholders of content that is still loading. */
const PENDING = 'main :is(.MuiSkeleton-root, [aria-busy="true"])';
/** Milliseconds: the longest wait for content, which may never arrive. */
const MAX_WAIT = 5_000;
const POLL_INTERVAL = 100;

async function waitForContent() {
  const end = Date.now() + MAX_WAIT;
  while (document.querySelector(PENDING) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
  }
}

/** Prints the page after all of its content has loaded, or after five seconds; not if the screen is left before. */
export function PrintButton() {
  const { t } = useI18n();
  const button = useRef<HTMLButtonElement>(null);
  const isWaiting = useRef(false);

  async function print() {
    if (isWaiting.current) return;
    isWaiting.current = true;
    await waitForContent();
    isWaiting.current = false;
    // The button is removed with its screen.
    if (button.current) window.print();
  }

  return (
    <Button ref={button} variant="outlined" startIcon={<PrintIcon />} onClick={() => void print()}>
      {t('components.print')}
    </Button>
  );
}

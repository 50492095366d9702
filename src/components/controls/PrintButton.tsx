import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { below, BREAKPOINTS } from '../page/breakpoints';

/** Placeholders of content that is still loading. */
const PENDING = 'main :is(.MuiSkeleton-root, [aria-busy="true"])';
/** Milliseconds. Some content may never load. */
const MAX_WAIT = 5_000;
const POLL_INTERVAL = 100;

async function waitForContent() {
  const end = performance.now() + MAX_WAIT;
  while (document.querySelector(PENDING) && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
  }
}

/**
 * Returns a function that prints the page when all of its content has loaded, or after five seconds. It does not print
 * if the user has left the screen.
 */
export function usePrint() {
  const isHere = useRef(false);
  const isWaiting = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return async () => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    await waitForContent();
    isWaiting.current = false;
    if (isHere.current) window.print();
  };
}

/** The button on a phone shows only its icon. */
const onPhone = {
  [`@media ${below(BREAKPOINTS.sm)}`]: {
    minWidth: 0,
    px: 1,
    '& .MuiButton-startIcon': { m: 0 },
    '& > span:last-of-type': visuallyHidden,
  },
} satisfies SxProps;

export function PrintButton() {
  const { t } = useI18n();
  const print = usePrint();
  return (
    <Button variant="outlined" startIcon={<PrintIcon />} sx={onPhone} onClick={() => void print()}>
      <span>{t('components.print')}</span>
    </Button>
  );
}

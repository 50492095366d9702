import type { CSSObject } from '@mui/material/styles';

const SPACE = '--toast-space';

/** The height of the toast, in the styles of what begins below it: a toast covers nothing. */
export const TOAST_SPACE = `var(${SPACE}, 0px)`;

const TOASTS = 'toasts';

/** The element around the toasts, at the upper edge of the window. */
export const toasts: CSSObject = {
  [`.${TOASTS}`]: {
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: 'var(--mui-zIndex-snackbar)',
    display: 'grid',
    justifyItems: 'center',
    maxHeight: '100dvh',
    overflowY: 'auto',
    pointerEvents: 'none',
    '&:not(:empty)': { padding: '0.25rem 0.5rem' },
    '@media print': { display: 'none' },
  },
};

/** A toast is replaced by the next one after it has faded out. */
const PAUSE = 500;

/**
 * Makes space for the toasts of an element. Scroll anchoring is off for the moment: it would scroll, and the rows at the
 * top of the list would be covered. When the toast has gone, the space is only removed where that moves nothing under
 * the pointer: by scroll anchoring on a scrolled page, or with the next scroll. Returns a function that stops it.
 */
export function makeToastSpace(root: HTMLElement): () => void {
  const { documentElement: page } = document;
  let timer: ReturnType<typeof setTimeout> | undefined;
  root.className = TOASTS;

  const observer = new ResizeObserver(() => {
    const { offsetHeight: height } = root;
    clearTimeout(timer);
    if (height === 0) {
      timer = setTimeout(() => {
        if (window.scrollY > 0) removeToastSpace();
      }, PAUSE);
    } else if (height > spaceOf(page)) {
      page.style.setProperty('overflow-anchor', 'none');
      page.style.setProperty(SPACE, `${height}px`);
      // Computes the layout.
      page.getBoundingClientRect();
      page.style.removeProperty('overflow-anchor');
    }
  });
  observer.observe(root);
  window.addEventListener('scroll', removeToastSpace, { passive: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener('scroll', removeToastSpace);
    page.style.removeProperty(SPACE);
  };
}

/** Removes the space of a toast that has gone. For a moment at which the screen changes. */
export function removeToastSpace() {
  const root = document.querySelector(`.${TOASTS}`);
  if (!root?.hasChildNodes()) document.documentElement.style.removeProperty(SPACE);
}

const spaceOf = (page: HTMLElement) => Number.parseFloat(page.style.getPropertyValue(SPACE)) || 0;

import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { TOAST_DURATION } from '../../domain/constants';
import { textIn } from '../../i18n/createI18n';
import { useI18n } from '../../i18n/I18nContext';
import { lazyComponent } from '../status/lazyComponent';
import { dismissToasts, useCurrentToast, type PastToast } from './notify';
import { measureToasts } from './toastSpace';

/** Loads the code that shows toasts. Without a prefetch, that happens when the first toast appears. */
export const loadSnackbars = async () => (await import('./Snackbars')).Snackbars;

const Snackbars = lazyComponent(loadSnackbars, { Failure: PlainToast });

/** Shows the toasts of `notify`, one at a time (specification, Toasts). */
export function Toaster() {
  const root = useToastRoot();
  const toast = useCurrentToast();
  return toast && <Snackbars toast={toast} root={root} />;
}

/**
 * Returns an element beside the app that announces its new content. It exists from the start: a screen reader announces
 * nothing that is inserted together with the live region, unless it is an alert. While a dialog is open, MUI hides all
 * elements beside it from screen readers, but a toast must be announced all the same.
 */
function useToastRoot(): HTMLElement {
  const [root] = useState(() => {
    const element = document.createElement('div');
    element.ariaLive = 'polite';
    return element;
  });

  useEffect(() => {
    const observer = new MutationObserver(() => {
      root.removeAttribute('aria-hidden');
    });
    observer.observe(root, { attributeFilter: ['aria-hidden'] });
    document.body.append(root);
    const stop = measureToasts(root);
    return () => {
      stop();
      observer.disconnect();
      root.remove();
    };
  }, [root]);

  return root;
}

const Plain = styled('p')(({ theme: { vars, shadows, spacing, shape, typography } }) => ({
  ...typography.body2,
  margin: 0,
  padding: spacing(1),
  borderRadius: shape.borderRadius,
  boxShadow: shadows[4],
  backgroundColor: vars.palette.background.paper,
  overflowWrap: 'anywhere',
  // A line can break at the space.
  '& strong::after': { content: '" "' },
}));

/** The text of a toast whose code cannot be loaded. After it has disappeared, the next toast loads the code again. */
function PlainToast({ toast, root }: { toast: PastToast; root: HTMLElement }) {
  const { id, title, text, tone } = toast;
  const i18n = useI18n();
  useEffect(() => {
    const timer = setTimeout(dismissToasts, TOAST_DURATION);
    return () => {
      clearTimeout(timer);
    };
  }, [id]);

  return createPortal(
    // The key adds an element for each toast, so that the same text is announced again.
    <Plain key={id} role={tone === 'destructive' ? 'alert' : undefined} data-without-code="">
      {title && <strong>{textIn(i18n, title)}</strong>}
      {text && <bdi>{textIn(i18n, text)}</bdi>}
    </Plain>,
    root,
  );
}

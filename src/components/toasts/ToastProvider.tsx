import './styleSheet';
import { SnackbarProvider } from 'notistack';
import { useEffect, useState, type ReactNode } from 'react';
import { Toast } from './Toast';

/** Where toasts appear: one at a time, each replaced at once by the next. Toasts time themselves. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const host = useToastHost();
  return (
    <SnackbarProvider
      domRoot={host}
      maxSnack={1}
      autoHideDuration={null}
      disableWindowBlurListener
      transitionDuration={{ enter: 180, exit: 0 }}
      anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
      Components={{ default: Toast, destructive: Toast }}
    >
      {children}
    </SnackbarProvider>
  );
}

/**
 * An element of its own beside the app. While a dialog is open, MUI hides everything beside it from screen
 * readers, and what a toast says must be heard all the same.
 */
function useToastHost(): HTMLElement {
  const [host] = useState(() => document.createElement('div'));

  useEffect(() => {
    const observer = new MutationObserver(() => {
      host.removeAttribute('aria-hidden');
    });
    observer.observe(host, { attributeFilter: ['aria-hidden'] });
    document.body.append(host);
    return () => {
      observer.disconnect();
      host.remove();
    };
  }, [host]);

  return host;
}

import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { Toast } from './Toast';

/** Where toasts appear: one at a time, each replaced at once by the next. Toasts time themselves. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
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

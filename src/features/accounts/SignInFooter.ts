import { createContext, type ReactNode } from 'react';

/** The content below the button of the sign-in form. A build with the mock shows the demo accounts there. */
export const SignInFooter = createContext<ReactNode>(undefined);

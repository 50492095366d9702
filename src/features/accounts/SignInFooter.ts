import { createContext, type ReactNode } from 'react';

/** The content below the button of the sign-in form: the demo accounts, in a build with the mock. */
export const SignInFooter = createContext<ReactNode>(undefined);

import { createContext, type ReactNode } from 'react';

/** What stands in the sign-in form below its button: the demo accounts, where a build has the mock. */
export const SignInFooter = createContext<ReactNode>(undefined);

import { createStore } from './store';

/** A function that ends the session for a new sign-in. Undefined while nothing suggests that it has ended. */
export const signInOffer = createStore<(() => void) | undefined>(undefined);

/** The client's code: no screen waits for it that asks for nothing, or was answered ahead (`headStart.ts`). */
export const loadClient = async () => (await import('./client')).client;

import type { AxiosInstance } from 'axios';

let loading: Promise<AxiosInstance> | undefined;

/** The client's code: no screen waits for it that asks for nothing, or was answered ahead (`headStart.ts`). */
export function loadClient(): Promise<AxiosInstance> {
  loading ??= import('./client').then(
    ({ client }) => client,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

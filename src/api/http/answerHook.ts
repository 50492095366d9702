import type { AxiosResponse } from 'axios';

export type ReceivedAnswer = Pick<AxiosResponse<unknown>, 'config' | 'status' | 'headers' | 'data'>;

/** `onAnswer` is called with each answer of the API, of any status, before the caller has it. */
export const answerHook: { onAnswer?: (answer: ReceivedAnswer) => void } = {};

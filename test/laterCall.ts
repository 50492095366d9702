import { act } from '@testing-library/react';
import { getClient } from '../src/api/http/client';

/**
 * Sends a call and waits for its answer: an answer to an earlier call, which the mock gave before, has been dealt with
 * by then. For tests that assert that an answer changes nothing.
 */
export async function laterCall() {
  await act(() => getClient().get('/api/employees'));
}

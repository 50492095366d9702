import { act } from '@testing-library/react';
import { getClient } from '../../src/api/http/client';

/**
 * Sends a request and waits for its response. By then the app has processed the responses to earlier requests. Tests
 * use this to assert that such a response changes nothing.
 */
export async function waitForEarlierCalls() {
  await act(() => getClient().get('/api/employees'));
}

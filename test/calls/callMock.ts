import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';
import { issueToken } from '../../mocks/handlers/tokens';
import '../setup/network';

const [admin, manager, employee] = DEMO_ACCOUNTS;

/** Tokens of the demo accounts. */
export const tokens = {
  Admin: issueToken(admin),
  Manager: issueToken(manager),
  Employee: issueToken(employee),
};

interface Call {
  /** The token. Without it, nobody is signed in. */
  token?: string;
  /** The body, which is sent as JSON. A string is sent unchanged. */
  body?: unknown;
  origin?: string;
}

interface Reply {
  status: number;
  body: unknown;
}

/** Sends a request to the mock, for example `callMock('GET /api/employees')`. */
export async function callMock(call: string, options: Call = {}): Promise<Reply> {
  const { token, body, origin = 'http://localhost' } = options;
  const [method = '', path = ''] = call.split(' ');
  const reply = await fetch(`${origin}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const answer: unknown = await reply.json();
  return { status: reply.status, body: answer };
}

/** Returns the token in a response to sign-in or registration. */
export function tokenOf({ body }: Reply): string {
  const isSession = typeof body === 'object' && body !== null && 'token' in body;
  if (!isSession || typeof body.token !== 'string') throw new Error('The response has no token');
  return body.token;
}

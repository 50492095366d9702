import { checkRequest, checkResponse } from '../../contract/compiledChecks';
import { server } from '../../mocks/runtimes/node';
import { createLedger } from './ledger';
import { report } from './problems';

const violations = createLedger('contract violation');
const unanswered: string[] = [];

/** The violations of the running test, without duplicates from repeated calls. */
const foundViolations = new Set<string>();
const pending = new Set<Promise<void>>();

/** Allows and requires one contract violation with this text in the running test. */
export const expectContractViolation = violations.expect;

let acceptsAnyResponse = false;

/** Allows responses that violate the contract, until the end of the test. Requests must still be valid. */
export function acceptAnyResponse() {
  acceptsAnyResponse = true;
}

/**
 * A test file that imports this module has the mock network. All requests and mocked responses are validated against
 * `openapi.yaml`. A request without a handler is a problem and does not reach the network. MSW logs handlers that throw
 * as `console.error`.
 */
beforeAll(() => {
  server.events.on('request:start', ({ request }) => {
    track(request, (body) => checkRequest(request.method, request.url, body));
  });
  server.events.on('response:mocked', ({ request, response }) => {
    if (response.type === 'error' || acceptsAnyResponse) return;
    track(response, (body) => checkResponse(request.method, request.url, response.status, body));
  });
  server.listen({
    onUnhandledRequest(request) {
      const failure = `No handler for ${request.method} ${request.url}`;
      unanswered.push(failure);
      throw new Error(failure);
    },
  });
});

afterEach(async () => {
  report(await takeNetworkProblems());
});

afterAll(async () => {
  server.close();
  report(await takeNetworkProblems());
});

/** Returns the problems of the running test, and resets handlers and expectations. */
export async function takeNetworkProblems(): Promise<string[]> {
  await Promise.all(pending);
  acceptsAnyResponse = false;
  server.resetHandlers();
  foundViolations.forEach(violations.record);
  foundViolations.clear();
  return [...unanswered.splice(0), ...violations.takeProblems()];
}

function track(message: Request | Response, check: (body: unknown) => string[]) {
  const checked = checkBody(message.clone(), check).finally(() => pending.delete(checked));
  pending.add(checked);
}

async function checkBody(message: Request | Response, check: (body: unknown) => string[]) {
  const text = await message.text();
  check(text === '' ? undefined : parse(text)).forEach((violation) =>
    foundViolations.add(violation),
  );
}

/** Returns text that is not JSON unchanged. Text matches no schema of a body. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

import { server } from '../mocks/hosts/node';
import { readContract } from './contractDocument';
import { createContractValidator, type ContractValidator } from './contractValidation';
import { createLedger } from './ledger';

const violations = createLedger('breach of the contract');
const unanswered: string[] = [];

/** A repeated call breaks the contract in the same way again, which says nothing new. */
const found = new Set<string>();
const pending = new Set<Promise<void>>();

let loaded: ContractValidator | undefined;
const validator = () => (loaded ??= createContractValidator(readContract()));

/** Allows the running test one breach of the contract with this text, and requires it. */
export const expectContractViolation = violations.expect;

let acceptsAnyAnswer = false;

/** The mock network of the running test breaks the contract on purpose; the client must keep it all the same. */
export function acceptAnyAnswer() {
  acceptsAnyAnswer = true;
}

/**
 * Holds what the client sends and what the mocks answer against `openapi.yaml`. Whatever nobody
 * answers never reaches the network. A mock that throws is MSW's own `console.error`.
 */
export function watchNetwork() {
  server.events.on('request:start', ({ request }) => {
    track(request, (body) => validator().checkRequest(request.method, request.url, body));
  });
  server.events.on('response:mocked', ({ request, response }) => {
    if (response.type === 'error' || acceptsAnyAnswer) return;
    track(response, (body) =>
      validator().checkResponse(request.method, request.url, response.status, body),
    );
  });
  server.listen({
    onUnhandledRequest(request) {
      const failure = `Nothing answers ${request.method} ${request.url}`;
      unanswered.push(failure);
      throw new Error(failure);
    },
  });
}

export function stopNetwork() {
  server.close();
}

/** What was wrong with the traffic since the last call. */
export async function settleNetwork(): Promise<string[]> {
  await Promise.all(pending);
  acceptsAnyAnswer = false;
  server.resetHandlers();
  found.forEach(violations.record);
  found.clear();
  return [...unanswered.splice(0), ...violations.settle()];
}

function track(message: Request | Response, check: (body: unknown) => string[]) {
  const checked = checkBody(message.clone(), check).finally(() => pending.delete(checked));
  pending.add(checked);
}

async function checkBody(message: Request | Response, check: (body: unknown) => string[]) {
  const text = await message.text();
  check(text === '' ? undefined : parse(text)).forEach((violation) => found.add(violation));
}

/** Text that is no JSON stays text, which no schema of a body takes. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

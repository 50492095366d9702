import { screen, within } from '@testing-library/react';
import { buildEmployee, buildEvaluation } from '../../../mocks/db/builders';
import type { Json, Rule, Rules } from '../../../mocks/engine/arrangement';
import type { OperationId } from '../../../mocks/engine/operations';
import { server } from '../../../mocks/runtimes/node';
import { session as sessionStore } from '../../../src/session/session';
import { enter } from '../../../test/app/enter';
import { renderApp } from '../../../test/app/renderApp';
import { shownFacts } from '../../../test/app/shownFacts';
import { expectConsoleError } from '../../../test/setup/console';
import { acceptAnyResponse } from '../../../test/setup/network';
import { effectOfValue } from '../effectOf';
import type { EFFECTS, EffectId } from '../effects';
import { buildExchange } from '../host/exchangeForTest';

/** Gives the app answers that break a rule, and looks at what a person then sees. */

type App = ReturnType<typeof renderApp>;

/** The effects of a severity. */
type EffectOf<Severity> = {
  [Id in EffectId]: (typeof EFFECTS)[Id]['severity'] extends Severity ? Id : never;
}[EffectId];

/** The proofs of all effects of severities. */
export type Proofs<Severity> = Record<EffectOf<Severity>, Proof[]>;

interface Proof {
  /** What the host does. */
  host: string;
  /** By default Home. */
  path?: string;
  rules: Rules;
  /** Nobody, or a session with a token that the host never gave. By default the Admin. */
  session?: 'none' | 'made up';
  /** These answer before the rules. */
  handlers?: Parameters<typeof server.use>;
  /** The value for which the check must come to the same effect. */
  at?: [OperationId, pointer: string];
  /** What the person does. */
  does?: (user: App['user']) => Promise<unknown>;
  /** Texts on the screen. */
  sees: (string | RegExp)[];
  /** Texts that are not. */
  lacks?: string[];
  /** What is logged. */
  logs?: string;
  /** Facts on the screen, by label. */
  facts?: Record<string, string>;
  /** The texts of a column, without its header. */
  cells?: [table: string, column: number, texts: unknown[]];
  /** How often the app calls an operation. */
  calls?: [OperationId, number];
  also?: () => void;
}

/** The host always answers this. The text of JSON has no undefined. */
export const answer = (operation: OperationId, body?: unknown, status = 200): Rules => ({
  [operation]: [fixed(body, status)],
});
/** `query` is a parameter that the call must have, with its value. */
export const fixed = (body: unknown, status = 200, query?: [string, string]): Rule => ({
  ...{ answer: 'fixed', status },
  ...(query && { when: { in: 'query', name: query[0], equals: query[1] } }),
  ...(body !== undefined && { body: JSON.parse(JSON.stringify(body)) as Json }),
});

export const grace = buildEmployee();
export const evaluation = buildEvaluation();
export const people = (...employees: unknown[]) => answer('listEmployees', { employees });
export const ownPage = (...evaluations: unknown[]) =>
  answer('listOwnEvaluations', { evaluations, totalPages: 1 });
export const PROFILE = '/employee-profile/employee-001';
export const ofProfile = (change: object) => ({
  path: PROFILE,
  rules: answer('getEmployee', { ...grace, _id: 'employee-001', ...change }),
});
export const ofEvaluation = (change: object) => ({
  path: '/evaluation/evaluation-1001',
  rules: answer('getEvaluation', { ...evaluation, ...change }),
});

export const noEmployees = {
  sees: ['No employees found.', 'Try again'],
  logs: 'Error fetching employees',
};

export async function press(user: App['user'], name: string) {
  const [button] = await screen.findAllByText(name);
  if (button) await user.click(button);
}

const fills = (open: string | undefined, fields: Record<string, string>, submit: string) => {
  return async (user: App['user']) => {
    if (open !== undefined) await press(user, open);
    await enter(user, fields);
    await press(user, submit);
  };
};
const account = { Email: 'ada@example.com', Password: 'secret-7' };
export const signsIn = {
  ...{ path: '/login', session: 'none' as const },
  does: fills(undefined, account, 'Sign In'),
};
export const addsEmployee = {
  does: fills('Add Employee', { ...account, Name: 'Ada', Age: '36' }, 'Save'),
};
export const addsEvaluation = {
  path: PROFILE,
  does: fills('Add Evaluation', { Note: 'Calm', Score: '6' }, 'Save'),
};
export const addsFeedback = {
  ...ofEvaluation({}),
  does: fills('Add Feedback', { Feedback: 'And she listens.' }, 'Save'),
};

async function textsOf(table: string, column: number) {
  const [, ...rows] = within(await screen.findByRole('table', { name: table })).getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell')[column]?.textContent);
}

/** One test for each proof. */
export function testProofs(proofs: Partial<Record<EffectId, Proof[]>>) {
  const all = Object.entries(proofs).flatMap(([effect, own]) =>
    own.map((proof) => ({ effect, ...proof })),
  );
  test.each(all)('$effect: the host $host', async ({ effect, ...proof }) => {
    const { session, rules, path = '/', handlers = [], does, sees, lacks = [], at } = proof;
    acceptAnyResponse();
    if (proof.logs !== undefined) expectConsoleError(proof.logs);
    if (session === 'made up') sessionStore.signIn('made-up', 'Admin', 'ada@example.com');
    const { user, mock } = renderApp({ path, mock: { rules }, ...(session && { as: null }) });
    server.use(...handlers);
    await does?.(user);
    for (const text of sees) expect((await screen.findAllByText(text))[0]).toBeVisible();
    for (const text of lacks) expect(screen.queryByText(text)).not.toBeInTheDocument();
    if (proof.facts) expect(shownFacts()).toMatchObject(proof.facts);
    if (proof.cells) {
      const [table, column, texts] = proof.cells;
      expect(await textsOf(table, column)).toEqual(texts);
    }
    if (proof.calls) {
      const [operation, count] = proof.calls;
      const own = mock.getSnapshot().log.filter((entry) => entry.operation === operation);
      expect(own).toHaveLength(count);
    }
    proof.also?.();
    if (!at) return;
    const [operation, pointer] = at;
    const [rule] = rules[operation] ?? [];
    const body = rule?.answer === 'fixed' ? rule.body : undefined;
    expect(effectOfValue(buildExchange(operation, body), pointer)).toBe(effect);
  });
}

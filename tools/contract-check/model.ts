import type { OperationId } from '../../contract/operations';
import type { Consequences, EffectId } from './effects';
import type { Deviation } from './host/normalise';

export type { OperationId };

export type Verdict = 'kept' | 'broken' | 'not proven';

/** A rule of the front end for the host. It is checked for each of its operations. */
export interface Rule {
  id: string;
  /** One sentence. */
  says: string;
  operations: readonly OperationId[];
  /** A JSON pointer into `openapi.yaml`, or the name of another source. */
  clause: string;
  /** The clauses of operations that have another one. */
  clauses?: Partial<Record<OperationId, string>>;
  /** What the app does where the rule is broken. If there are several, each problem says which. */
  effects: readonly [EffectId, ...EffectId[]];
  /** Checked only where the run may write. */
  writes?: true;
  /** Checked only where the run knows the origin of the page. */
  needsOrigin?: true;
}

/** What the app does where the problem is. */
export const effectFor = (
  { effects }: Pick<Rule, 'effects'>,
  { effect }: Pick<Problem, 'effect'>,
) => effect ?? effects[0];

export const clauseFor = ({ clause, clauses }: Rule, operation: OperationId) =>
  clauses?.[operation] ?? clause;

/** A call and its answer. */
export interface Exchange {
  operation: OperationId;
  /** The rule that needs the call, if the app does not make it. */
  purpose: string | undefined;
  method: string;
  url: string;
  requestHeaders: Record<string, string>;
  requestBody: unknown;
  /** Undefined where no answer came: `failure` says why. */
  status: number | undefined;
  failure: string | undefined;
  headers: Headers;
  text: string;
  /** The parsed JSON, as the contract would have it. Undefined where the text is not JSON. */
  body: unknown;
  /** What the host writes in another way, and `body` does not. */
  deviations: Deviation[];
  /** Milliseconds to the headers of the answer. */
  firstByte: number;
}

/** One thing that is not as a rule says. */
export interface Problem {
  /** Problems with the same cause are one finding. The cause is part of the finding's stable id. */
  cause: string;
  /** Set where it is not that of the rule. */
  clause?: string;
  /** What to change, in words for who writes the host. Without it, the rule's sentence says it. */
  change?: string;
  expected: string;
  got: string;
  /** A JSON pointer into the body. */
  pointer?: string | undefined;
  exchange?: Exchange | undefined;
  /** What the app does with it. By default it is the first effect of the rule. */
  effect?: EffectId;
}

export type Outcome = (
  | { verdict: 'kept' }
  | { verdict: 'broken'; problems: Problem[] }
  | { verdict: 'not proven'; why: string; proof: string }
) & {
  /** A fact for the report that is not judged. */
  said?: string;
};

/** A rule for one operation, after the run. */
export interface Result extends Consequences {
  id: string;
  operation: OperationId;
  says: string;
  verdict: Verdict;
  clause: string;
  why?: string;
  proof?: string;
  said?: string;
}

export interface Finding extends Consequences {
  /** The same in each run for the same cause. */
  id: string;
  rules: string[];
  operations: OperationId[];
  /** Method and path of each. */
  where: string[];
  clauses: string[];
  /** What to change, in words for who writes the host. */
  changes: string[];
  expected: string;
  got: string;
  /** A JSON pointer into the body of the answer; empty for the whole answer. */
  pointer: string;
  /** A call that shows the finding, with `$TOKEN` for the token. Empty where no call does. */
  curl: string;
  /** Compared with the baseline. */
  state?: 'new' | 'still';
}

export interface Report {
  url: string;
  /** ISO 8601. */
  startedAt: string;
  seconds: number;
  calls: number;
  /** How often the host asked to wait (429). */
  waits: number;
  /** Whether the run was stopped. */
  isPartial: boolean;
  /** Milliseconds to the first byte. */
  firstByte: { median: number; worst: number };
  operations: { id: OperationId; successes: number; declaredErrors: number }[];
  rules: Result[];
  /** The worst first. */
  findings: Finding[];
  /** The ids of findings of the baseline that are gone. */
  mended: string[];
  /** What the run created on the host, which the contract cannot delete. */
  created: string[];
}

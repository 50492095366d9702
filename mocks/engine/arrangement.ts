import type { Records } from '../db/records';
import type { SeedSizes } from '../seed/sizes';
import type { Server } from '../servers';
import type { OperationId } from './operations';
import type { Persona } from './persona';

/** A value that JSON can hold. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Milliseconds, 'real' for 100 to 400 of them, or 'forever' until the rule changes. */
export type Delay = 'none' | 'real' | 'forever' | number;

/** An answer without the JSON of the contract, or no answer. */
export const BROKEN_ANSWERS = ['network', 'empty', 'malformed', 'html'] as const;
export type BrokenAnswer = (typeof BROKEN_ANSWERS)[number];

/** Holds for calls whose parameter equals the text, or one of the texts. */
export interface Condition {
  in: 'path' | 'query';
  name: string;
  equals: string | readonly string[];
}

interface Terms {
  /** By default the latency of the arrangement. */
  delay?: Delay | undefined;
  /** How many calls the rule answers: 1 for once. Without it, every call. */
  times?: number | undefined;
  when?: Condition | undefined;
}

interface MockRule extends Terms {
  answer: 'mock';
}

interface RealRule extends Terms {
  answer: 'real';
}

export interface FixedRule extends Terms {
  answer: 'fixed';
  status: number;
  /** Without it, and without a text, the answer has no body. */
  body?: Json | undefined;
  /** In place of a body: a text that need not be JSON. */
  text?: string | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
}

export interface FailureRule extends Terms {
  answer: 'failure';
  /** One of the statuses that the contract lists for the operation, or a broken answer. */
  failure: number | BrokenAnswer;
  /** The message with a status. */
  message?: string | undefined;
}

/** Who answers the calls of an operation, and how. */
export type Rule = MockRule | RealRule | FixedRule | FailureRule;
export type AnswerKind = Rule['answer'];

/** The first rule that applies to a call answers it. The mock answers where none applies. */
export type Rules = Partial<Record<OperationId, readonly Rule[]>>;

/** The time of new records: milliseconds after the current time, or an ISO 8601 time that stands still. */
export type Clock = { offset: number } | { fixed: string };

/** All settings of the mock, as JSON. A file, a link, a story and a test hold one. */
export interface Arrangement {
  version: typeof VERSION;
  /** 'default' by default. */
  server?: Server | undefined;
  /** Who is signed in. Without it, nothing changes. */
  persona?: Persona | undefined;
  clock?: Clock | undefined;
  /** The delay of the mock's answers. By default the latency of the runtime. */
  latency?: Delay | undefined;
  /** By default 57 employees and 400 evaluations. */
  seed?: SeedSizes | undefined;
  /** The address of the host for rules that are real, without a slash at the end. */
  realHost?: string | undefined;
  rules: Rules;
  /** What differs from the seed when the mock starts. */
  changes?: Records | undefined;
}

export const VERSION = 3;

export const DEFAULT_ARRANGEMENT: Arrangement = {
  version: VERSION,
  rules: {},
};

import type { QueryClient } from '@tanstack/react-query';
import type { ArrangedMock } from '../../../mocks/engine/arrangedMock';
import type { Rule, Rules } from '../../../mocks/engine/arrangement';
import type { LogEntry } from '../../../mocks/engine/log';
import { OPERATION_IDS, operationOf, type OperationId } from '../../../mocks/engine/operations';
import { nameText } from './callTexts';
import { checkAnswer } from '../model/checkAnswer';
import { shownReads, type ShownRead } from '../model/readAgain';
import { currentPersona } from '../model/wholeArrangement';
import { ruleOf } from './ruleOf';
import { inFront } from './inFront';
import type { Scene } from './sceneText';
import { headingIn, textsIn, textsOfBody } from './shownTexts';

interface Page {
  mock: ArrangedMock;
  queryClient: QueryClient;
  /** The address of the screen. */
  path: string;
  /** The part of the document that the screen is in. */
  root: Element;
}

/** The present screen. Its calls are answered as arranged now, and the call of `entry` as it was answered. */
export function readScene({ mock, queryClient, path, root }: Page, entry?: LogEntry): Scene {
  const rule = entry && hasOperation(entry) ? ruleOf(entry) : undefined;
  const rules = mockedRules(mock.rulesLeft());
  const operation = entry?.operation;
  if (rule && operation) rules[operation] = inFront(rule, rules[operation]);

  const arrangement = mock.keep();
  const replays = Object.values(rules).some((all) => all.some(({ answer }) => answer === 'replay'));
  const reads = shownReads(queryClient).filter(isFromAddress);
  const isOfEntry = ({ operation: id, query }: ShownRead) =>
    rule !== undefined &&
    id === operation &&
    (rule.when === undefined || query.queryKey.includes(rule.when.equals));
  const fails = rule !== undefined && isFailing(rule);
  const failing = reads.filter((read) =>
    isOfEntry(read)
      ? fails || (rule && isBroken(rule, read.operation) && hasError(read))
      : hasError(read),
  );

  return {
    title: titleOf(entry),
    path,
    persona: currentPersona(),
    mock: { ...arrangement, rules, recordings: replays ? arrangement.recordings : [] },
    notes: notesOf(entry, rule, reads.some(isOfEntry)),
    logs: failing.flatMap(({ query }) => query.meta?.failureLog ?? []),
    breaksContract: OPERATION_IDS.some((id) => rules[id]?.some((one) => isBroken(one, id))),
    shown: shownOf(),
  };

  /** A button opens the statistics of a card. */
  function isFromAddress({ operation: id }: ShownRead): boolean {
    return id !== 'getStatistics' || path.includes('view=table');
  }

  function shownOf(): Scene['shown'] {
    const shown = textsIn(root);
    const texts = textsOfBody(entry?.answer?.body, shown);
    if (!fails && texts.length > 0 && reads.some(isOfEntry)) return { texts };
    // Statistics that are missing are "N/A", and every other read that failed is an alert.
    if (failing.some((read) => read.operation !== 'getStatistics')) return { alert: true };
    if (failing.length > 0 && shown.has('N/A')) return { texts: ['N/A'] };
    return { texts: [headingIn(root) || 'Employee Dashboard'] };
  }
}

const hasOperation = (
  entry: LogEntry,
): entry is LogEntry & { operation: NonNullable<LogEntry['operation']> } =>
  entry.operation !== undefined;

const hasError = ({ query }: ShownRead) => query.state.status === 'error';

const isFailing = (rule: Rule) =>
  rule.answer === 'failure' || (rule.answer === 'fixed' && rule.status >= 400);

/** No test and no story reaches a real host. */
function mockedRules(rules: Rules): Rules {
  const mocked: Rules = {};
  for (const id of OPERATION_IDS) {
    const all = rules[id]?.filter(({ answer }) => answer !== 'real') ?? [];
    if (all.length > 0) mocked[id] = all;
  }
  return mocked;
}

/** Whether the answer of a rule breaks the contract. */
function isBroken(rule: Rule, id: OperationId): boolean {
  if (rule.answer === 'fixed')
    return checkAnswer(operationOf(id), rule.status, rule.body).length > 0;
  return rule.answer === 'failure' && ['empty', 'malformed', 'html'].includes(String(rule.failure));
}

function titleOf(entry: LogEntry | undefined): string {
  if (!entry) return 'the screen as it was arranged';
  const { answer } = entry;
  const name = nameText(entry);
  if (!answer) return `${name} does not answer`;
  return answer.status === 0 ? `${name} gets no answer` : `${name} answers ${answer.status}`;
}

function notesOf(entry: LogEntry | undefined, rule: Rule | undefined, isShown: boolean): string[] {
  if (!entry) return [];
  if (!entry.operation) return ['The contract does not have the call, and no rule can answer it.'];
  if (!rule) return ['The answer of this call was not kept. The mock answers it.'];
  return isShown
    ? []
    : [`Press what calls ${entry.operation}, and assert what a person sees of its answer.`];
}

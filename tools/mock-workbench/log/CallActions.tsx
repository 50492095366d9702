import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { copyText } from '../../../src/components/controls/copyText';
import { notify } from '../../../src/components/toasts/notify';
import type { FailureRule, Rule } from '../../../mocks/engine/arrangement';
import type { LogEntry } from '../../../mocks/engine/log';
import { failuresOf, type OperationId } from '../../../mocks/engine/operations';
import { Note } from '../controls/Note';
import { conditionOf, fixedRuleOf } from './ruleOf';
import { inFront } from './inFront';
import { useWorkbench } from '../model/workbench';
import { HIDDEN } from '../../../mocks/engine/body';

/** A read that fails is repeated twice, and only then is the failure shown (specification, Repeats). */
const CALLS_OF_A_READ = 3;

/** The address of `npm run api`. */
const API_HOST = 'http://localhost:4000';

const Root = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(0.5),
  marginInline: spacing(-0.5),
}));

/** What can be done with a call. */
export function CallActions({ entry }: { entry: LogEntry }) {
  const { mock } = useWorkbench();
  const { operation } = entry;
  const host = mock.getSnapshot().arrangement.realHost ?? API_HOST;

  return (
    <>
      <Root>
        {operation && <Rules entry={{ ...entry, operation }} />}
        <Button
          size="small"
          onClick={() => void copyText(curlText(entry, host), `Copied, for ${host}`)}
        >
          Copy as curl
        </Button>
      </Root>
      {operation && entry.answer && !fixedRuleOf({ ...entry, operation }) && (
        <Note>It cannot be used as a fixed body: {reason(entry)}</Note>
      )}
    </>
  );
}

function reason({ answer }: LogEntry): string {
  if (answer?.status === 0) return 'there was no answer.';
  return typeof answer?.body === 'string' && answer.body.endsWith('not kept)')
    ? 'the answer is too long, and the log has not kept it.'
    : 'the answer is no JSON.';
}

function Rules({ entry }: { entry: LogEntry & { operation: OperationId } }) {
  const { mock, setRules } = useWorkbench();
  const { operation, method } = entry;
  const fixed = fixedRuleOf(entry);
  const times = method === 'GET' ? CALLS_OF_A_READ : 1;
  const ofRecord = conditionOf(entry).when ? ' for this record' : '';

  function putInFront(rule: Rule) {
    const left = mock.rulesLeft()[operation];
    // Otherwise an equal rule that is used up would stay used up.
    mock.restartCounts(operation);
    setRules(operation, inFront(rule, left));
  }

  function failNext() {
    const failure = failuresOf(operation).at(-1) ?? 'network';
    const rule: FailureRule = { answer: 'failure', failure, times, ...conditionOf(entry) };
    putInFront(rule);
    const repeats = times > 1 ? ', and so do its two repeats' : '';
    notify({
      text: `The next ${operation}${ofRecord} answers ${failure}${repeats}.`,
      tone: 'default',
    });
  }

  return (
    <>
      <Button
        size="small"
        disabled={!fixed}
        onClick={() => {
          if (!fixed) return;
          putInFront(fixed);
          notify({ text: `${operation} has a fixed body${ofRecord}.`, tone: 'default' });
        }}
      >
        Use as fixed body
      </Button>
      <Button size="small" onClick={failNext}>
        Fail the next
      </Button>
    </>
  );
}

/** The call for a shell. A token is $TOKEN, and a password is $SECRET. */
function curlText({ method, url, hasToken, requestBody }: LogEntry, host: string): string {
  const parts = [
    `curl ${shellQuoted(`${host}${url}`)}`,
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(hasToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(requestBody === undefined
      ? []
      : [
          "-H 'Content-Type: application/json'",
          `-d ${shellQuoted(
            typeof requestBody === 'string' ? requestBody : JSON.stringify(requestBody),
          )}`,
        ]),
  ];
  return parts.join(' \\\n  ').replaceAll(HIDDEN, `'"$SECRET"'`);
}

const shellQuoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

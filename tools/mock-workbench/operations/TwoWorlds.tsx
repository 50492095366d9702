import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { OperationId } from '../../../mocks/engine/operations';
import { realOperations, type World } from '../../../mocks/engine/origins';
import { Check } from '../controls/Check';
import { Note } from '../controls/Note';
import { useArrangement, useWorkbench } from '../model/workbench';

const Root = styled('div')(({ theme: { vars, spacing } }) => ({
  padding: spacing(1.5, 2),
  borderBlockEnd: `1px solid ${vars.palette.divider}`,
}));

const NAMES: Readonly<Record<World, string>> = { mock: 'the mock', real: 'the real host' };

const EVALUATION_READS: readonly OperationId[] = [
  'listEvaluations',
  'listOwnEvaluations',
  'listEmployeeEvaluations',
  'getEvaluation',
];

/** Each write that sends an id, with the reads that the id comes from. */
const SOURCES: readonly (readonly [write: OperationId, reads: readonly OperationId[]])[] = [
  ['createEvaluation', ['listEmployees', 'getEmployee']],
  ['updateEvaluation', EVALUATION_READS],
  ['createFeedback', EVALUATION_READS],
];

/** While some operations are real: what comes from the mock, what from the host, and what does not go together. */
export function TwoWorlds() {
  const { mock, change, setRules, signIn } = useWorkbench();
  const arrangement = useArrangement();
  const { realHost, foreignIds } = arrangement;
  const real = realOperations(arrangement);
  const worldOf = (operation: OperationId): World => (real.includes(operation) ? 'real' : 'mock');
  const id = idInAddress();
  const worlds = mock.worldsOf(id);
  const refused = SOURCES.map(([write, reads]) => ({
    write,
    reads: reads.filter((read) => worldOf(read) !== worldOf(write)),
  })).filter(({ reads }) => reads.length > 0);

  return (
    <Root>
      <Note>
        From {realHost ?? 'the real host'}: {real.join(', ')}. From the mock: everything else.
        {worlds.length > 0 &&
          ` The id ${id} in the address is of ${worlds.map((world) => NAMES[world]).join(' and of ')}.`}
      </Note>
      {worldOf('login') === 'mock' && (
        <Note role="alert" data-tone="error">
          Sign-in is answered by the mock. The real host does not know its token, and answers 401,
          which ends the session.{' '}
          <Button
            size="small"
            onClick={() => {
              setRules('login', [{ answer: 'real' }]);
              signIn('signedOut');
            }}
          >
            Sign in at the real host
          </Button>
        </Note>
      )}
      {foreignIds !== 'allow' &&
        refused.map(({ write, reads }) => (
          <Note key={write} data-tone="error">
            {write} goes to {NAMES[worldOf(write)]}, and would carry ids of{' '}
            {NAMES[worldOf(write) === 'mock' ? 'real' : 'mock']} ({reads.join(', ')}), which it does
            not know. Such a write is refused with 422.
          </Note>
        ))}
      <Check
        isChecked={foreignIds === 'allow'}
        onChange={(isChecked) => {
          change({ foreignIds: isChecked ? 'allow' : undefined });
        }}
      >
        Send writes with ids of the other world
      </Check>
    </Root>
  );
}

/** The last part of the page's path, which is an id on the screens of one employee or one evaluation. */
function idInAddress(): string {
  const last = window.location.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

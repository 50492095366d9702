import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { OPERATIONS, type OperationId } from '../../arrangement/operations';
import type { World } from '../../arrangement/real/origins';
import type { Rows } from '../../arrangement/arrangement';
import { Check } from '../controls/Check';
import { Note } from '../controls/Note';
import { useArrangement, useWorkbench } from '../model/workbench';

const Root = styled('div')(({ theme: { vars, spacing } }) => ({
  padding: spacing(1.5, 2),
  borderBlockEnd: `1px solid ${vars.palette.divider}`,
}));

const NAMES: Readonly<Record<World, string>> = { mock: 'the mock', real: 'the real host' };

const worldOf = (rows: Rows, id: OperationId): World =>
  rows[id]?.some(({ answer }) => answer === 'real') ? 'real' : 'mock';

/** What comes from which world while some operations are real, and what does not go together. */
export function TwoWorlds() {
  const { mock, change, setRows, signIn } = useWorkbench();
  const arrangement = useArrangement();
  const { rows, realHost, foreignIds } = arrangement;
  const real = OPERATIONS.filter(({ id }) => worldOf(rows, id) === 'real');
  const needsSignIn = worldOf(rows, 'login') === 'mock';
  const id = idInAddress();
  const worlds = mock.worldsOf(id);
  const refused = OPERATIONS.filter(
    (operation) =>
      operation.method !== 'GET' &&
      worlds.length === 1 &&
      !worlds.includes(worldOf(rows, operation.id)) &&
      usesId(operation.id),
  );

  return (
    <Root>
      <Note>
        From {realHost ?? 'the real host'}: {real.map((operation) => operation.id).join(', ')}. From
        the mock: everything else.
        {worlds.length > 0 &&
          ` The id ${id} in the address is of ${worlds.map((world) => NAMES[world]).join(' and of ')}.`}
      </Note>
      {needsSignIn && (
        <Note role="alert" data-tone="error">
          Sign-in is answered by the mock. The real host does not know its token, and answers 401,
          which ends the session.{' '}
          <Button
            size="small"
            onClick={() => {
              setRows('login', [{ answer: 'real' }]);
              signIn('signedOut');
            }}
          >
            Sign in at the real host
          </Button>
        </Note>
      )}
      {refused.length > 0 && foreignIds !== 'allow' && (
        <Note role="alert" data-tone="error">
          {refused.map((operation) => operation.id).join(', ')} would carry this id to{' '}
          {NAMES[worlds.includes('mock') ? 'real' : 'mock']}, which does not know it. Such a write
          is refused with 422.
        </Note>
      )}
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

/** Accounts are made without an id. */
const usesId = (id: OperationId) => id !== 'login' && id !== 'register';

/** The last part of the page's path, which is an id on the screens of one employee or one evaluation. */
function idInAddress(): string {
  const last = window.location.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

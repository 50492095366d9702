import Button from '@mui/material/Button';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog';
import { EmptyState } from '../../src/components/status/EmptyState';
import { LoadFailure } from '../../src/components/status/LoadFailure';
import { Toast } from '../../src/components/toasts/Snackbars';
import type { Guidance } from './DoAndDont';
import { InPlace } from './InPlace';

const nothing = () => undefined;

/** The right and wrong uses of messages and questions. */
export const guidanceOfMessages: Guidance[] = [
  {
    component: 'Empty state',
    right: {
      text: 'Say what is missing, and what to do next.',
      picture: (
        <EmptyState text="No employees found.">
          <Button variant="contained">Add Employee</Button>
        </EmptyState>
      ),
    },
    wrong: {
      text: 'Do not use a short text that fits every list.',
      picture: <EmptyState text="No data" />,
    },
  },
  {
    component: 'Load failure',
    right: {
      text: 'Say what happened, and offer to try again.',
      picture: (
        <LoadFailure
          text="No employees found."
          cause={{ text: 'The server did not answer.' }}
          onRetry={nothing}
        />
      ),
    },
    wrong: {
      text: 'Do not show a failure as an empty list, because users would believe it.',
      picture: <EmptyState text="No employees found." />,
    },
  },
  {
    component: 'Toast',
    right: {
      text: 'Confirm what has happened in one short sentence.',
      picture: <Toast tone="success" text="Employee saved successfully" />,
    },
    wrong: {
      text: 'Do not put errors that users must correct into a toast, because it disappears after five seconds.',
      picture: (
        <Toast tone="destructive" text="Name is required. Email is required. Age is required." />
      ),
    },
  },
  {
    component: 'Confirm dialog',
    right: {
      text: 'Name what would be lost, and name each button after its action.',
      picture: (
        <InPlace>
          <ConfirmDialog
            onClose={nothing}
            onConfirm={nothing}
            title="Discard changes?"
            text="What you typed will be lost."
            keepText="Keep editing"
            confirmText="Discard"
          />
        </InPlace>
      ),
    },
    wrong: {
      text: 'Do not ask “Are you sure?”, because OK and Cancel do not describe what happens.',
      picture: (
        <InPlace>
          <ConfirmDialog
            onClose={nothing}
            onConfirm={nothing}
            title="Are you sure?"
            text="This cannot be undone."
            keepText="Cancel"
            confirmText="OK"
          />
        </InPlace>
      ),
    },
  },
];

import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { RunningMock } from '../../mocks/runtimes/runMock';
import { server } from '../../mocks/runtimes/node';
import { renderApp } from '../app/renderApp';

/** These helpers are for the dialog of an evaluation that another user changes in the meantime. */

export const ID = 'evaluation-0328';
export const THEIRS = 'They wrote this.';
export const SAVED = 'Evaluation updated successfully';
export const CHANGED = 'This evaluation was changed meanwhile.';

export const note = () => screen.getByLabelText('Note');
export const score = () => screen.getByLabelText('Score');
export const press = (user: UserEvent, name: string) =>
  user.click(screen.getByRole('button', { name }));
export const findConflict = (name = CHANGED) => screen.findByRole('group', { name });

/** Changes the evaluation as another user. */
export function change(mock: RunningMock, changes: { note?: string; score?: number }) {
  const db = mock.db();
  const evaluation = db.evaluation(ID);
  if (!evaluation) throw new Error('The seed has no such evaluation');
  db.putEvaluation({ ...evaluation, ...changes });
}

/** Records the later reads and writes of the evaluation. */
export function watchCalls() {
  const sent: unknown[] = [];
  const reads: string[] = [];
  server.use(
    http.get(`*/api/evaluations/${ID}`, ({ request }) => {
      reads.push(request.url);
    }),
    http.put(`*/api/evaluations/${ID}`, async ({ request }) => {
      sent.push(await request.clone().json());
    }),
  );
  return { sent, reads };
}

export const answerRead = (status: number, body: object) => {
  server.use(http.get(`*/api/evaluations/${ID}`, () => HttpResponse.json(body, { status })));
};

/** Opens the dialog from the list. Calls `meanwhile` between the read of the list and the click on Edit. */
export async function edit(meanwhile?: (mock: RunningMock) => void) {
  const app = renderApp({ path: '/evaluations', as: 'Employee' });
  const { user, mock } = app;
  const calls = watchCalls();
  const row = (await screen.findByText('Grace Mwangi')).closest('tr');
  if (!row) throw new Error('No row has Grace');
  meanwhile?.(mock);
  await user.click(within(row).getByRole('button', { name: 'Edit' }));
  await screen.findByRole('dialog');
  return { ...app, ...calls };
}

/** Opens the dialog, and changes the evaluation as another user while the score is typed. */
export async function editAtOnce(
  changes: { note?: string; score?: number } = { note: THEIRS, score: 3 },
) {
  const app = await edit();
  await waitFor(() => {
    expect(app.reads).toHaveLength(1);
  });
  change(app.mock, changes);
  await app.user.clear(score());
  await app.user.type(score(), '8.0');
  return app;
}

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { startRealHost } from '../answers/realHost';
import { waysOf, type Way } from '../answers/ways';
import { ANSWERED_WRITES, type AnsweredWrite } from '../answers/writes';
import { acceptAnyResponse } from '../setup/network';
import { renderApp } from '../app/renderApp';
import { operationOf } from '../../mocks/engine/operations';

/** Every way to answer every write, on the screen with its form. */

const cases = ANSWERED_WRITES.flatMap((write) =>
  waysOf(write).map((way): [name: string, write: AnsweredWrite, way: Way] => [
    `${write.operation}: ${way.name}`,
    write,
    way,
  ]),
);

/** Opens the form and fills it in. Returns the submit button. */
async function fillIn({ opener, typed, button }: AnsweredWrite) {
  if (opener !== undefined) {
    await waitFor(() => {
      expect(screen.queryByText('Loading...')).toBeNull();
    });
    fireEvent.click(await screen.findByText(opener));
  }
  const send = await screen.findByText(button, { selector: 'button' });
  for (const [label, value] of Object.entries(typed)) {
    const field = screen.getByLabelText(label, { selector: 'input, textarea' });
    fireEvent.change(field, { target: { value } });
  }
  return send;
}

/** What a person reads after the answer. */
function textOf({ as, success, failure, lost }: AnsweredWrite, way: Way): string {
  switch (way.effect) {
    case 'seeded':
    case 'given':
    case 'hanging':
      // It succeeds when the row is taken away.
      return success;
    case 'lost':
      return lost;
    case 'refused':
      return way.status === 401 && as !== null ? 'Welcome Back' : failure(way.says);
    case 'empty':
      // The answer to a write is not used, but sign-in and registration need its token.
      return as === null ? failure(undefined) : success;
    case 'unusable':
      return failure(undefined);
  }
}

test.each(cases)('%s', async (_name, write, way) => {
  const { operation, path, as, success } = write;
  acceptAnyResponse();
  const { mock } = renderApp({ path, as, mock: way.mock });
  startRealHost(write);
  const send = await fillIn(write);
  expect(screen.queryByText(success)).toBeNull();
  fireEvent.click(send);
  const lastAnswer = () =>
    mock.getSnapshot().log.findLast((entry) => entry.operation === operation)?.answer;
  if (way.effect === 'hanging') {
    await waitFor(() => {
      expect(mock.getSnapshot().calls).toMatchObject({ [operation]: 1 });
    });
    expect(send).toBeDisabled();
    expect(lastAnswer()).toBeUndefined();
    mock.set({ ...mock.getSnapshot().arrangement, rules: {} });
  }
  // A toast and a field can have the same text.
  const [text] = await screen.findAllByText(textOf(write, way));
  expect(text).toBeVisible();
  expect(lastAnswer()).toMatchObject(
    way.effect === 'hanging'
      ? { by: 'mock', status: operationOf(operation).success }
      : { by: way.by, rule: 0, status: way.status },
  );
  // Nobody else writes into the mock's database, and sign-in writes nothing.
  const isWritten = way.effect === 'seeded' || way.effect === 'hanging';
  expect(mock.keep().changes !== undefined).toBe(isWritten && operation !== 'login');
});

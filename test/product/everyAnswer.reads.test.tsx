import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ANSWERED_READS, type AnsweredRead } from '../answers/reads';
import { startRealHost } from '../answers/realHost';
import { waysOf, type Way } from '../answers/ways';
import { expectConsoleError } from '../setup/console';
import { acceptAnyResponse } from '../setup/network';
import { renderApp } from '../app/renderApp';

/** Every way to answer every read, on the screen that reads it. */

const cases = ANSWERED_READS.flatMap((read) =>
  waysOf(read).map((way): [name: string, read: AnsweredRead, way: Way] => [
    `${read.operation}: ${way.name}`,
    read,
    way,
  ]),
);

const shown = (text: string) => [
  ...screen.queryAllByText(text),
  ...screen.queryAllByLabelText(text),
];

async function see(text: string) {
  await waitFor(() => {
    expect(shown(text)).not.toHaveLength(0);
  });
}

/** What a person reads after the answer. */
function textOf({ shows, seeded, fallback, loading }: AnsweredRead, way: Way): string {
  if (way.effect === 'seeded') return seeded;
  if (way.effect === 'given') return shows(way.says);
  if (way.effect === 'hanging') return loading;
  return way.status === 401 ? 'Welcome Back' : fallback;
}

test.each(cases)('%s', async (_name, read, way) => {
  const { operation, path, press, seeded, log } = read;
  acceptAnyResponse();
  const text = textOf(read, way);
  if (text === read.fallback) expectConsoleError(log);
  const { mock } = renderApp({ path, mock: way.mock });
  startRealHost(read);
  if (press !== undefined) fireEvent.click(await screen.findByText(press));
  await see(text);

  const call = mock.getSnapshot().log.findLast((entry) => entry.operation === operation);
  if (way.effect === 'hanging') {
    expect(call?.answer).toBeUndefined();
    expect(shown(seeded)).toEqual([]);
    mock.set({ ...mock.getSnapshot().arrangement, rules: {} });
    await see(seeded);
  } else {
    expect(call?.answer).toMatchObject({ by: way.by, rule: 0, status: way.status });
  }
});

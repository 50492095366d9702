import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee, buildStatistics } from '../../../../mocks/db/builders';
import { server } from '../../../../mocks/runtimes/node';
import { expectConsoleError } from '../../../../test/setup/console';
import { expectContractViolation } from '../../../../test/setup/network';
import { watchDownloads } from '../../../../test/app/downloads';
import { renderApp } from '../../../../test/app/renderApp';
import { sheetRows } from '../../../../test/app/sheetRows';

/** The number of calls for statistics at the same time. */
const AT_ONCE = 6;
const FOUND = 8;

/** Opens the results of a search for everybody, and starts an export. */
async function startExport() {
  const downloads = watchDownloads();
  const view = renderApp({ path: '/results' });
  const waiting: ((answer: Response) => void)[] = [];
  server.use(
    http.get('*/api/employees', () =>
      HttpResponse.json({
        employees: Array.from({ length: FOUND }, (_, index) =>
          buildEmployee({ _id: `employee-${index}` }),
        ),
      }),
    ),
    http.get(
      '*/api/evaluations/results/:id',
      () => new Promise<Response>((resolve) => waiting.push(resolve)),
    ),
  );
  await view.user.click(await screen.findByRole('button', { name: 'Search' }));
  await view.user.click(await screen.findByRole('button', { name: 'Export to Excel' }));

  /** Answers the pending calls when there are this many. */
  async function answer(calls: number, make = () => HttpResponse.json(buildStatistics())) {
    await waitFor(() => {
      expect(waiting).toHaveLength(calls);
    });
    waiting.splice(0).forEach((resolve) => {
      resolve(make());
    });
  }

  return { ...view, downloads, waiting, answer };
}

type Started = Awaited<ReturnType<typeof startExport>>;

const exportButton = () => screen.findByRole('button', { name: 'Export to Excel' });

test('rows without statistics are counted beside the button and logged once each', async () => {
  const { user, answer } = await startExport();
  let answered = 0;
  for (let refused = 0; refused < 2; refused += 1) {
    expectConsoleError(/^Error fetching evaluation results.*Broken/s);
  }
  const make = () => {
    answered += 1;
    return answered % 3 === 0
      ? HttpResponse.json({ message: 'Broken' }, { status: 404 })
      : HttpResponse.json(buildStatistics());
  };
  await answer(AT_ONCE, make);
  await answer(FOUND - AT_ONCE, make);
  const line = await screen.findByText('2 of 8 without statistics');
  expect(line.parentElement).toBe((await exportButton()).parentElement);
  await user.click(await exportButton());
  expect(line).not.toBeInTheDocument();
});

test('Cancel stops the export without a file, and a new export reads everybody again', async () => {
  const { user, answer, downloads, waiting } = await startExport();
  await answer(AT_ONCE);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await exportButton()).toBeVisible();
  expect(screen.queryByText(/ of 8/)).toBeNull();
  await answer(FOUND - AT_ONCE);
  expect(await downloads()).toEqual([]);
  expect(screen.queryByText('Export failed')).toBeNull();

  await user.click(await exportButton());
  await answer(AT_ONCE);
  await answer(FOUND - AT_ONCE);
  expect(await exportButton()).toBeVisible();
  expect(await downloads()).toHaveLength(1);
  expect(waiting).toEqual([]);
});

/** Answers the pending calls, and expects no further calls and no file. */
async function expectCancelled({ answer, waiting, downloads }: Started) {
  await answer(AT_ONCE);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(waiting).toEqual([]);
  expect(await downloads()).toEqual([]);
}

test('a new search cancels the export, and so does going back to a cached search', async () => {
  const started = await startExport();
  await started.user.type(screen.getByRole('searchbox'), 'a{Enter}');
  expect(await exportButton()).toBeVisible();
  await expectCancelled(started);

  await started.user.click(await exportButton());
  await act(() => started.router.navigate(-1));
  expect(await exportButton()).toBeVisible();
  await expectCancelled(started);
});

test('a 401 stops the export without a file and shows the sign-in screen', async () => {
  const { answer, downloads, waiting, router } = await startExport();
  await answer(AT_ONCE, () => HttpResponse.json({ message: 'Please sign in' }, { status: 401 }));
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(waiting).toEqual([]);
  expect(await downloads()).toEqual([]);
  expect(screen.queryByText('Export failed')).toBeNull();
});

function expectRefusals() {
  for (let call = 0; call < AT_ONCE; call += 1) expectContractViolation('status 429 is not listed');
}

const refuse = (retryAfter: string) => () =>
  HttpResponse.json(
    { message: 'Too many requests' },
    { status: 429, headers: { 'Retry-After': retryAfter } },
  );

test('an export waits when the server asks it to, says so, and then has every row', async () => {
  expectRefusals();
  const { answer, downloads, waiting } = await startExport();
  await answer(AT_ONCE, refuse('1'));
  const text = 'The server asks to wait. The export goes on in 1 second.';
  expect(await screen.findAllByText(text)).toHaveLength(2);
  expect(waiting).toEqual([]);
  await answer(AT_ONCE);
  expect(screen.queryByText(text)).toBeNull();
  await answer(FOUND - AT_ONCE);
  expect(await exportButton()).toBeVisible();
  const [file] = await downloads();
  if (!file) throw new Error('No file was saved');
  expect(sheetRows(file, 'Employee Evaluations')).toMatchObject(
    Array.from({ length: FOUND }, () => ({ Total_Evaluations: 4 })),
  );
});

test('Cancel stops a waiting export, and nothing more is sent', async () => {
  expectRefusals();
  const { user, answer, downloads, waiting } = await startExport();
  await answer(AT_ONCE, refuse('60'));
  const wait = await screen.findAllByText(
    /^The server asks to wait\. The export goes on in \d+ seconds\.$/,
  );
  expect(wait).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await exportButton()).toBeVisible();
  expect(screen.queryByText(/asks to wait/)).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(waiting).toEqual([]);
  expect(await downloads()).toEqual([]);
});

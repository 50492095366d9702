import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { buildEmployee, buildStatistics } from '../../../../mocks/db/builders';
import { server } from '../../../../mocks/runtimes/node';
import '../../../../test/setup/network';
import type { Employee } from '../../../api/contract';
import { session } from '../../../session/session';
import { watchDownloads, type Download } from '../../../../test/app/downloads';
import { sheetRows } from '../../../../test/app/sheetRows';
import { statisticsQueries } from '../../../api/statistics';
import { createBulkRead } from '../../../api/useBulkRead';
import { exportResults } from './exportResults';

let downloads: () => Promise<Download[]>;

beforeEach(() => {
  downloads = watchDownloads();
  session.signIn('token', 'Admin');
});

const employees = (count: number): Employee[] =>
  Array.from({ length: count }, (_, index) =>
    buildEmployee({ _id: `employee-${index}`, name: `Name ${index}` }),
  );

const succeed = () => HttpResponse.json(buildStatistics());
const refuse = () => HttpResponse.json({ message: 'Broken' }, { status: 500 });
const soon = () => new Promise((resolve) => setTimeout(resolve));

/** Answers the statistics of each employee, and counts the calls. */
function answer(respond: (id: string) => Response | Promise<Response>) {
  const calls = { made: 0, inFlight: 0, most: 0 };
  server.use(
    http.get<{ id: string }>('*/api/evaluations/results/:id', async ({ params }) => {
      calls.made += 1;
      calls.inFlight += 1;
      calls.most = Math.max(calls.most, calls.inFlight);
      try {
        return await respond(params.id);
      } finally {
        calls.inFlight -= 1;
      }
    }),
  );
  return calls;
}

function start(count: number) {
  const progress: number[] = [];
  const queryClient = new QueryClient();
  // A card has shown these statistics a moment ago.
  queryClient.setQueryData(statisticsQueries.ofEmployee('employee-0').queryKey, {
    ...buildStatistics(),
    totalEvaluations: 1,
  });
  const { signal } = new AbortController();
  const bulk = createBulkRead(queryClient, signal, ({ done }) => progress.push(done));
  return { finished: exportResults(employees(count), bulk), progress };
}

test('the export reads all employees again, six calls at a time, reports its progress and keeps their order', async () => {
  const calls = answer(async (id) => {
    // The first call of every six is answered last.
    if (Number(id.slice(9)) % 6 === 0) await soon();
    await soon();
    return succeed();
  });
  const { finished, progress } = start(40);
  expect(await finished).toBe(0);
  expect([calls.made, calls.most]).toEqual([40, 6]);
  expect(progress).toEqual(Array.from({ length: 41 }, (_, index) => index));

  const [file, ...otherFiles] = await downloads();
  if (!file) throw new Error('No file was saved');
  expect(otherFiles).toEqual([]);
  expect(file.name).toBe('employee_evaluations.xlsx');
  expect(sheetRows(file, 'Employee Evaluations')).toEqual(
    employees(40).map(({ name, email, role }) => ({
      Name: name,
      Email: email,
      Role: role,
      Total_Evaluations: 4,
      Average_Score: 7.25,
      Max_Score: 9,
      Min_Score: 5,
    })),
  );
});

test('a row without statistics has N/A, and the other rows are complete', async () => {
  answer((id) => (id === 'employee-1' ? refuse() : succeed()));
  expect(await start(3).finished).toBe(1);
  const [file] = await downloads();
  if (!file) throw new Error('No file was saved');
  expect(sheetRows(file, 'Employee Evaluations')).toMatchObject([
    { Name: 'Name 0', Total_Evaluations: 4, Min_Score: 5 },
    { Name: 'Name 1', Total_Evaluations: 'N/A', Average_Score: 'N/A', Min_Score: 'N/A' },
    { Name: 'Name 2', Total_Evaluations: 4, Min_Score: 5 },
  ]);
});

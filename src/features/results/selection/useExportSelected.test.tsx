import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee } from '../../../../mocks/db/builders';
import { server } from '../../../../mocks/runtimes/node';
import { watchDownloads } from '../../../../test/app/downloads';
import { renderApp } from '../../../../test/app/renderApp';
import { sheetRows } from '../../../../test/app/sheetRows';
import { mockPeople } from '../../../../test/lists/resultsTable';
import { expectConsoleError } from '../../../../test/setup/console';

test('the export contains the selected people, including one who is not in the results', async () => {
  const downloads = watchDownloads();
  const { user } = renderApp({ path: '/results?q=&chosen=c,x,gone,a' });
  mockPeople();
  await screen.findByRole('list', { name: 'Employees found' });
  const asked: string[] = [];
  server.use(
    http.get<{ id: string }>('*/api/employees/:id', ({ params: { id } }) => {
      asked.push(id);
      return id === 'x'
        ? HttpResponse.json(buildEmployee({ _id: 'x', name: 'Xenia' }))
        : HttpResponse.json({ message: 'Employee not found' }, { status: 404 });
    }),
    http.get('*/api/evaluations/results/x', () =>
      HttpResponse.json({ message: 'Employee not found' }, { status: 404 }),
    ),
  );
  expectConsoleError('Error fetching employee data');
  expectConsoleError('Error fetching evaluation results');
  await user.click(screen.getByRole('button', { name: 'Export chosen' }));
  expect(await screen.findByText('Of 4: 1 not found, 1 without statistics')).toBeVisible();
  expect(asked.sort()).toEqual(['gone', 'x']);
  const [file] = await downloads();
  if (!file) throw new Error('No file was saved');
  expect(file.name).toBe('employee_evaluations.xlsx');
  expect(sheetRows(file, 'Employee Evaluations')).toMatchObject([
    { Name: 'émile' },
    { Name: 'Xenia', Total_Evaluations: 'N/A' },
    { Name: 'Zoë', Total_Evaluations: 2 },
  ]);
});

test('there is no file if none of the selected people is found', async () => {
  const downloads = watchDownloads();
  const { user } = renderApp({ path: '/results?chosen=gone' });
  expectConsoleError('Error fetching employee data');
  await user.click(await screen.findByRole('button', { name: 'Export chosen' }));
  expect(await screen.findByText('Of 1: 1 not found')).toBeVisible();
  expect(await downloads()).toEqual([]);
});

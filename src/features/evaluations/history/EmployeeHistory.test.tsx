import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../../../mocks/db/builders';
import { server } from '../../../../mocks/runtimes/node';
import { renderApp } from '../../../../test/app/renderApp';

test('a long history shows its first 500 rows, and all on demand', async () => {
  const { user } = renderApp({ path: '/employee-profile/employee-006' });
  const evaluations = Array.from({ length: 501 }, (_, index) =>
    buildEvaluation({ _id: `e${index}`, note: `Note ${index}` }),
  );
  server.use(http.get('*/api/evaluations/employee/:id', () => HttpResponse.json(evaluations)));
  expect(await screen.findByText('Note 499')).toBeInTheDocument();
  expect(screen.queryByText('Note 500')).not.toBeInTheDocument();
  await user.click(screen.getByText('Show all 501'));
  expect(await screen.findByText('Note 500')).toBeInTheDocument();
});

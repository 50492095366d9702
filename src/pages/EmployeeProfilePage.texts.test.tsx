import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee, buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { answerEvaluations } from '../../test/calls/answerEvaluations';
import { renderApp } from '../../test/app/renderApp';

test('a right-to-left name is isolated in its sentence, on screen and in the title', async () => {
  const { user } = renderApp({ path: '/employee-profile/1' });
  const name = '\u202eليلى';
  const evaluation = buildEvaluation();
  answerEvaluations(evaluation);
  server.use(
    http.get('*/api/employees/1', () => HttpResponse.json(buildEmployee({ _id: '1', name }))),
    http.get('*/api/evaluations/employee/1', () => HttpResponse.json([evaluation])),
  );
  const heading = await screen.findByRole('heading', { name: `${name}'s Profile` });
  expect(heading.querySelector('bdi')?.textContent).toBe(name);
  expect(document.title).toBe(`\u2068${name}\u2069's Profile · Employee Dashboard`);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: `Edit Evaluation for ${name}` });
  expect(within(dialog).getByText(name).tagName).toBe('BDI');
});

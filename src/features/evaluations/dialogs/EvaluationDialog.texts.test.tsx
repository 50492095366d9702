import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../../../mocks/db/builders';
import { server } from '../../../../mocks/runtimes/node';
import { HOSTILE_TEXTS } from '../../../../test/values/hostileTexts';
import { renderApp } from '../../../../test/app/renderApp';

const MILLION = 'x'.repeat(1e6);

test('a note arrives as it was typed, whatever it holds', async () => {
  const { user } = renderApp({ path: '/evaluations', as: 'Employee' });
  const notes: string[] = [];
  server.use(
    http.get('*/api/evaluations/evaluator', () =>
      HttpResponse.json({ evaluations: [buildEvaluation()], totalPages: 1 }),
    ),
    http.put<never, { note: string }>('*/api/evaluations/:id', async ({ request }) => {
      notes.push((await request.clone().json()).note);
      return HttpResponse.json(buildEvaluation());
    }),
  );
  const typed = [`  ${HOSTILE_TEXTS.join('\n')}  `, MILLION];
  for (const text of typed) {
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Note'));
    await user.paste(text);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  }
  expect(notes).toHaveLength(typed.length);
  expect(notes.findIndex((note, place) => note !== typed[place])).toBe(-1);
});

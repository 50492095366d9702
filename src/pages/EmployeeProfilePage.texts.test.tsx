import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEmployee, buildEvaluation } from '../../mocks/db/builders';
import { server } from '../../mocks/runtimes/node';
import { HOSTILE_TEXTS } from '../../test/values/hostileTexts';
import { answerEvaluations } from '../../test/calls/answerEvaluations';
import { renderApp } from '../../test/app/renderApp';

/** The same components render all texts, so a few are enough. */
const TEXTS = HOSTILE_TEXTS.filter((text) => /script|__proto__|\u202e|\ud83d$|\0/.test(text));

/** A name for comparison: all white space is alike. */
const spoken = (text: string) => text.replace(/\s+/g, ' ').trim();

test('names, addresses and notes are texts, whatever they hold', async () => {
  const { router } = renderApp({ path: '/results' });
  server.use(
    http.get<{ id: string }>('*/api/employees/:id', ({ params }) => {
      const text = TEXTS[Number(params.id)] ?? '';
      return HttpResponse.json(buildEmployee({ _id: params.id, name: text, email: text }));
    }),
    http.get<{ id: string }>('*/api/evaluations/employee/:id', ({ params }) => {
      const text = TEXTS[Number(params.id)] ?? '';
      return HttpResponse.json([buildEvaluation({ note: text, evaluator: { name: text } })]);
    }),
  );
  for (const [id, text] of TEXTS.entries()) {
    await act(() => router.navigate(`/employee-profile/${id}`));
    const heading = await screen.findByRole('heading', { name: `${spoken(text)}'s Profile` });
    expect(heading.textContent).toBe(`${text}'s Profile`);
    await waitFor(() => {
      expect(document.title.replace(/[\u2068\u2069]/g, '')).toContain("'s Profile · Employee");
    });
    const shown = await screen.findByRole('table', { name: 'Evaluations History' });
    const isolated = Array.from(
      document.querySelectorAll('bdi, [dir="auto"]'),
      (one) => one.textContent,
    );
    // The address, the note and the reviewer.
    expect(isolated.filter((part) => part === text).length).toBeGreaterThanOrEqual(3);
    expect(shown.querySelector('b, img, script')).toBeNull();
    expect(document.querySelector('main script, main img')).toBeNull();
  }
});

test('a name that would turn its sentence is isolated in it, on screen and in the title', async () => {
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

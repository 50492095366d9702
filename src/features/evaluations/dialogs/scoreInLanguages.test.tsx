import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvaluation } from '../../../../mocks/db/builders';
import { server } from '../../../../mocks/runtimes/node';
import { answerEvaluations } from '../../../../test/calls/answerEvaluations';
import { renderApp } from '../../../../test/app/renderApp';
import { createI18n } from '../../../i18n/createI18n';
import messages from '../../../i18n/messages/en.json';

/** Opens the dialog that edits an evaluation with the score 7.5. */
async function openDialog(locale: string) {
  const app = renderApp({
    path: '/evaluations',
    as: 'Employee',
    i18n: createI18n(locale, messages),
  });
  const sent: unknown[] = [];
  const employee = { _id: 'employee-004', name: 'Grace Mwangi' };
  answerEvaluations(buildEvaluation({ employee, score: 7.5 }));
  server.use(
    http.put<never, { score: unknown }>('*/api/evaluations/:id', async ({ request }) => {
      sent.push((await request.clone().json()).score);
      return HttpResponse.json({ message: 'Closed' }, { status: 500 });
    }),
  );
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...app, sent, field: dialog.getByLabelText('Score') };
}

test.each([['ar-EG', '٧٫٥', '٨٫٥', ['٦٫٢٥', '٦،٢٥', '6.25', '۶٫۲۵']]])(
  '%s: a score uses the digits and the decimal separator of the language',
  async (locale, initial, up, typed) => {
    const { user, sent, field } = await openDialog(locale);
    expect(field).toHaveValue(initial);
    await user.type(field, '{ArrowUp}');
    expect(field).toHaveValue(up);
    for (const text of typed) {
      await user.clear(field);
      await user.type(field, text);
      expect(field).toHaveValue(text);
      await user.keyboard('{Enter}');
      await waitFor(() => {
        expect(sent.splice(0)).toEqual([6.25]);
      });
    }
  },
);

test('the digits of an Arabic keyboard select a score', async () => {
  const { user, field } = await openDialog('ar-EG');
  await user.click(screen.getByRole('radio', { name: '٩' }));
  for (const [key, value] of [
    ['٣', '٣'],
    ['٠', '١٠'],
  ] as const) {
    await user.keyboard(key);
    expect(screen.getByRole('radio', { checked: true })).toHaveFocus();
    expect(field).toHaveValue(value);
  }
});

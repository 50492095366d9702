import { fireEvent, screen, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import { expectConsoleError } from '../../../test/setup/console';
import { fillIn, forms, expectSentOnce } from '../../../test/forms/forms';
import { failures } from '../../lib/code/failures';

afterEach(() => {
  delete failures.onFailure;
});

const isDialog = ([, form]: (typeof forms)[number]) => form.open !== undefined;

test.each(forms)('%s: a double click sends once', async (_name, form) => {
  const { user, sent, open } = await fillIn(form);
  await user.dblClick(screen.getByRole('button', { name: form.submit }));
  await expectSentOnce(sent);
  open();
  expect(await screen.findByText(form.done)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test.each(forms)('%s: Enter sends once, however often', async (_name, form) => {
  const { user, sent, open } = await fillIn(form);
  const field = document.activeElement?.closest('form');
  if (!field) throw new Error('No field of the form has the focus');
  // As two keys do that come before anything is drawn, and one that comes later.
  fireEvent.submit(field);
  fireEvent.submit(field);
  await expectSentOnce(sent);
  await user.keyboard('{Enter}');
  open();
  expect(await screen.findByText(form.done)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test.each(forms.filter(isDialog))(
  '%s: Save then Escape sends once, and waits',
  async (_n, form) => {
    const { user, sent, open } = await fillIn(form);
    await user.click(screen.getByRole('button', { name: form.submit }));
    await user.keyboard('{Escape}{Escape}');
    await expectSentOnce(sent);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    open();
    expect(await screen.findByText(form.done)).toBeVisible();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(sent).toHaveLength(1);
  },
);

test.each(forms)('%s: a refusal can be answered with the same text again', async (_name, form) => {
  const { user, sent, open } = await fillIn(form);
  const [method, address] = form.call;
  open();
  server.use(
    http[method](
      address,
      async ({ request }) => {
        sent.push(await request.clone().json());
        return HttpResponse.json({ message: 'Closed' }, { status: 422 });
      },
      { once: true },
    ),
  );
  await user.click(screen.getByRole('button', { name: form.submit }));
  expect(await screen.findByRole('alert')).toHaveTextContent(form.refused);
  for (const [label, text] of Object.entries(form.fields)) {
    expect(screen.getByLabelText(label)).toHaveValue(text);
  }
  await user.click(await screen.findByRole('button', { name: form.submit }));
  expect(await screen.findByText(form.done)).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('what fails after a save is logged and reported', async () => {
  const form = forms.find(([name]) => name === 'Create Evaluation')?.[1];
  if (!form) throw new Error('The form has another name');
  const { user, open } = await fillIn(form);
  open();
  // By closing the dialog.
  jest.spyOn(QueryClient.prototype, 'invalidateQueries').mockImplementation(() => {
    throw new Error('Broken');
  });
  failures.onFailure = jest.fn();
  expectConsoleError('Something went wrong Error: Broken');
  await user.click(screen.getByRole('button', { name: form.submit }));
  await waitFor(() => {
    expect(failures.onFailure).toHaveBeenCalledWith(new Error('Broken'));
  });
});

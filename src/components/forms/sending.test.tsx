import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/hosts/node';
import { fillIn, forms, expectSentOnce } from '../../../test/forms/forms';

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

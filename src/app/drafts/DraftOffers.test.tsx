import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import { addEmployeeButton } from '../../../test/app/addEmployeeButton';
import {
  dialogs,
  evaluation,
  expectNoOffer,
  expireWithNextSave,
  feedback,
  findOffer,
  findSignInHeading,
  signInWith,
  openAndType,
} from '../../../test/forms/drafts';
import { enter } from '../../../test/app/enter';

const sentBy = (bodies: unknown[]) =>
  http.all('*/api/*', async ({ request }) => {
    const isSignIn = request.url.endsWith('/login');
    if (request.method !== 'GET' && !isSignIn)
      bodies.push(request.url, await request.clone().json());
  });

test.each(dialogs)(
  '%s whose save met the end of the session is offered back',
  async (_n, dialog) => {
    const { user } = await openAndType(dialog);
    const bodies: unknown[] = [];
    expireWithNextSave();
    server.use(sentBy(bodies));
    await user.click(screen.getByText('Save'));
    await findSignInHeading();
    const kept = sessionStorage.getItem('drafts');
    expect(kept).toContain(JSON.stringify(Object.values(dialog.fields).at(-1)));
    expect(kept).not.toContain('top-secret');

    await signInWith(user, 'Admin');
    const bar = within(await findOffer());
    expect(bar.getByText(new RegExp(`^You have unsaved text: ${dialog.title}`))).toBeVisible();
    await user.click(bar.getByText('Continue'));
    const again = await screen.findByRole('dialog', { name: new RegExp(`^${dialog.title}`) });
    for (const [label, text] of Object.entries(dialog.fields)) {
      expect(within(again).getByLabelText(label)).toHaveValue(text);
    }
    const password = within(again).queryByLabelText('Password');
    if (password) {
      expect(password).toHaveValue('');
      await enter(user, { Password: 'top-secret' });
    }
    await user.click(within(again).getByText('Save'));
    expect(await screen.findByText(dialog.saved)).toBeVisible();
    await expectNoOffer();
    const [refusedUrl, refused, savedUrl, saved, ...more] = bodies;
    expect([savedUrl, saved]).toEqual([refusedUrl, refused]);
    expect(more).toEqual([]);
  },
);

/** A text that the end of the session interrupted; the sign-in screen is there. */
async function interrupted(dialog = evaluation) {
  const app = await openAndType(dialog);
  expireWithNextSave();
  await app.user.click(screen.getByText('Save'));
  await findSignInHeading();
  return app;
}

test('a dialog is offered back where a read behind it met the end of the session', async () => {
  const { user, queryClient } = await openAndType(feedback);
  server.use(
    http.get(
      '*/api/evaluations/evaluator',
      () => Response.json({ message: 'No' }, { status: 401 }),
      {
        once: true,
      },
    ),
  );
  await act(() => queryClient.invalidateQueries());
  await findSignInHeading();
  await signInWith(user, 'Admin');
  expect(await findOffer()).toHaveTextContent('You have unsaved text: Add Feedback');
});

test('another user never sees the draft, and it is deleted for its user too', async () => {
  const { user } = await interrupted();
  await signInWith(user, 'Manager');
  await expectNoOffer();
  expect(document.body).not.toHaveTextContent('unsaved text');
  await user.click(screen.getByText('Logout'));
  await findSignInHeading();
  await signInWith(user, 'Admin');
  await expectNoOffer();
});

test('a discarded draft is deleted, and the focus moves to the heading', async () => {
  const { user } = await interrupted();
  await signInWith(user, 'Admin');
  await user.click(within(await findOffer()).getByText('Discard'));
  await expectNoOffer();
  expect(screen.getByRole('heading', { name: 'Employees' })).toHaveFocus();
});

test('leaving its dialog unsaved asks as any dialog does, and deletes the draft', async () => {
  const { user } = await interrupted();
  await signInWith(user, 'Admin');
  await user.click(within(await findOffer()).getByText('Continue'));
  const dialog = await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await user.click(within(screen.getByRole('alertdialog')).getByText('Discard'));
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
  await expectNoOffer();
  expect(screen.getByRole('heading', { name: 'Employees' })).toHaveFocus();
});

test('a second expiry keeps the draft as it was edited meanwhile', async () => {
  const { user } = await interrupted();
  await signInWith(user, 'Admin');
  await user.click(within(await findOffer()).getByText('Continue'));
  await screen.findByRole('dialog');
  await enter(user, { Note: 'Explains hard things, calmly' });
  expireWithNextSave();
  await user.click(screen.getByText('Save'));
  await findSignInHeading();
  await signInWith(user, 'Admin');
  await user.click(within(await findOffer()).getByText('Continue'));
  expect(await screen.findByLabelText('Note')).toHaveValue('Explains hard things, calmly');
  expect(screen.getByLabelText('Score')).toHaveValue('7');
});

test('two drafts are offered one after the other', async () => {
  const { user } = await interrupted();
  await signInWith(user, 'Admin');
  expect(await findOffer()).toBeVisible();
  await user.click(await addEmployeeButton());
  await enter(user, { Name: 'Grace', Email: 'g@example.com', Age: '36', Password: 'top-secret' });
  expireWithNextSave();
  await user.click(screen.getByText('Save'));
  await findSignInHeading();
  await signInWith(user, 'Admin');
  const bar = within(await findOffer());
  expect(bar.getByText(/Create Evaluation for Ada Okafor$/)).toBeVisible();
  await user.click(bar.getByText('Discard'));
  expect(await bar.findByText(/Add New Employee$/)).toBeVisible();
  await user.click(bar.getByText('Discard'));
  await expectNoOffer();
});

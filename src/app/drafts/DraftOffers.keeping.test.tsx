import { screen, within } from '@testing-library/react';
import { demoAccount } from '../../../mocks/demoAccounts';
import { expectNoOffer, typeAndExpire, findOffer, signInWith } from '../../../test/forms/drafts';
import { renderApp } from '../../../test/app/renderApp';
import { signInAs } from '../../../test/app/signInAs';
import { session } from '../../session/session';
import { storedDrafts } from '../../session/sessionTexts';

async function signInAndExpireOver(fields: Record<string, string>) {
  const { user } = renderApp({ mock: 'empty' });
  await typeAndExpire(user, fields);
  return user;
}

test('a dialog in which nothing was changed leaves no draft', async () => {
  const user = await signInAndExpireOver({ Name: '' });
  await signInWith(user, 'Admin');
  await expectNoOffer();
});

test('the same dialog opened anew leaves the kept draft alone', async () => {
  const user = await signInAndExpireOver({ Name: 'Grace' });
  for (const name of ['', 'Ada']) {
    await signInWith(user, 'Admin');
    expect(await findOffer()).toBeVisible();
    await typeAndExpire(user, { Name: name });
  }
  await signInWith(user, 'Admin');
  for (const name of ['Grace', 'Ada']) {
    await user.click(within(await findOffer()).getByText('Continue'));
    expect(await screen.findByLabelText('Name')).toHaveValue(name);
    await user.click(screen.getByText('Cancel'));
    await user.click(within(screen.getByRole('alertdialog')).getByText('Discard'));
  }
  await expectNoOffer();
});

test('a password alone is not kept', async () => {
  const user = await signInAndExpireOver({ Password: 'top-secret' });
  expect(sessionStorage).toHaveLength(0);
  await signInWith(user, 'Admin');
  await expectNoOffer();
});

test('any text is kept in memory where session storage is blocked', async () => {
  const blocked = new DOMException('Denied', 'SecurityError');
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw blocked;
  });
  const user = await signInAndExpireOver({ Name: 'Grace' });
  await signInWith(user, 'Admin');
  await user.click(await screen.findByText('Continue'));
  expect(await screen.findByLabelText('Name')).toHaveValue('Grace');
  storage.mockRestore();
});

test('what another version of the program stored is passed over', async () => {
  const draft = { title: 'Add Feedback', values: { feedback: 'Agreed' } };
  const drafts = [
    ...[null, 'text', {}, { ...draft, title: 7 }, { ...draft, values: [7] }, draft],
    ...['feedback', 'evaluation', 'unknown'].map((kind) => ({ ...draft, subject: { kind } })),
    { ...draft, title: 'The only draft', subject: { kind: 'employee' } },
  ];
  const { email } = demoAccount('Admin');
  signInAs('Admin');
  storedDrafts.set(session.getId(), JSON.stringify({ email, drafts }));
  renderApp({ mock: 'empty' });
  expect(await findOffer()).toHaveTextContent('You have unsaved text: The only draft');
});

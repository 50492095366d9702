import { inspect } from 'node:util';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { DEMO_ACCOUNTS } from '../../../mocks/demoAccounts';
import { issueToken } from '../../../mocks/handlers/tokens';
import { server } from '../../../mocks/runtimes/node';
import { fillIn, forms } from '../../../test/forms/forms';

const PASSWORD = 'pasted from a manager 🔑';
const NEW = 'new-password';

/** The expected values of `autocomplete`, by form and field. */
const AUTOCOMPLETE: Record<string, Record<string, string>> = {
  'Sign In': { Email: 'username', Password: 'current-password' },
  'Sign Up': { Name: 'name', Email: 'email', Password: NEW, 'Confirm Password': NEW },
  // These are somebody else's data, but a browser would fill in the admin's.
  'Add New Employee': { Name: 'off', Email: 'off', Password: NEW },
};

const withPassword = forms
  .filter(([, { fields }]) => 'Password' in fields)
  .map(([name, form]): (typeof forms)[number] => {
    const confirmed = 'Confirm Password' in form.fields && { 'Confirm Password': PASSWORD };
    return [name, { ...form, fields: { ...form.fields, Password: PASSWORD, ...confirmed } }];
  });

describe.each(withPassword)('%s', (name, form) => {
  test('the fields have the right autocomplete values for password managers', async () => {
    await fillIn(form);
    expect.hasAssertions();
    for (const [label, token] of Object.entries(AUTOCOMPLETE[name] ?? {})) {
      expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', token);
    }
  });

  test.each([
    ['a success', 201, { token: issueToken(DEMO_ACCOUNTS[0]), role: 'Admin' }, form.done],
    ['a refusal', 500, { message: 'Not you' }, /Not you$/],
  ])(
    'the form sends a pasted password, and nothing stores it after %s',
    async (_end, status, answer, told) => {
      const { user, queryClient } = await fillIn(form);
      const sent: unknown[] = [];
      server.use(
        http.post(form.call[1], async ({ request }) => {
          sent.push(await request.clone().json());
          const isSignIn = name === 'Sign In' && status === 201;
          return HttpResponse.json(answer, { status: isSignIn ? 200 : status });
        }),
      );
      await user.click(screen.getByRole('button', { name: form.submit }));
      expect(await screen.findAllByText(told)).not.toEqual([]);
      expect(sent).toMatchObject([{ password: PASSWORD }]);
      if (status === 500) {
        await user.click(
          screen.getByText(/^(Sign Up|Sign In|Cancel)$/, {
            selector: 'a, button:not([type="submit"])',
          }),
        );
        const discard = screen.queryByRole('button', { name: 'Discard' });
        if (discard) await user.click(discard);
      }
      await waitFor(() => {
        const caches = [
          queryClient.getMutationCache().getAll(),
          queryClient.getQueryCache().getAll(),
        ];
        const kept = caches.flat().map(({ state }) => inspect(state, { depth: 10 }));
        const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage));
        expect([...kept, ...stored].filter((text) => text.includes(PASSWORD))).toEqual([]);
      });
    },
  );
});

import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import { enter } from '../../../test/app/enter';
import { renderApp, type RenderOptions } from '../../../test/app/renderApp';
import { closeTab, findOffer } from '../../../test/forms/drafts';
import { preventsUnload } from '../../../test/forms/leaving';
import { expectConsoleError, expectConsoleWarning } from '../../../test/setup/console';
import { acceptAnyResponse } from '../../../test/setup/network';
import { session } from '../../session/session';

/** What is typed in a dialog whose tab is closed before it is saved. */

const THREE = { seed: { employees: 3, evaluations: 0 } };

const press = async (user: UserEvent, name: string) => {
  await user.click(await screen.findByRole('button', { name }));
};

const queryOffer = () => screen.queryByRole('region', { name: 'Unsaved text' });

const stored = () => localStorage.getItem('drafts');

async function openFirst(button: string, options: RenderOptions = {}) {
  const app = renderApp(options);
  const [first] = await screen.findAllByRole('button', { name: button });
  if (!first) throw new Error('There is no row');
  await app.user.click(first);
  await screen.findByRole('dialog');
  return app;
}

/** Types about the first person of Home, closes the tab, and opens another page of the same session. */
async function interrupted(path = '/evaluations') {
  const app = await openFirst('Add Evaluation', { mock: THREE });
  await enter(app.user, { Note: 'Calm', Score: '7' });
  closeTab(app);
  return renderApp({ path, mock: THREE, as: null });
}

test('what was typed is offered on the next visit, with the score', async () => {
  const { user } = await interrupted();
  expect(await findOffer()).toHaveTextContent(/^You were writing about .+\.Score 7/);
  await press(user, 'Continue');
  expect(await screen.findByLabelText('Note')).toHaveValue('Calm');
  expect(screen.getByRole('radio', { name: '7' })).toBeChecked();
  await press(user, 'Save');
  expect(await screen.findByText('Evaluation created successfully')).toBeVisible();
  expect(queryOffer()).not.toBeInTheDocument();
  expect(stored()).toBeNull();
});

test('it is stored while it is typed, and no longer when nothing of it is left', async () => {
  const { user } = await openFirst('Add Evaluation', { mock: THREE });
  expect(stored()).toBeNull();
  await enter(user, { Note: 'Calm' });
  await waitFor(() => {
    expect(stored()).toContain('Calm');
  });
  await enter(user, { Note: '' });
  await waitFor(() => {
    expect(stored()).toBeNull();
  });
});

test('a password is not stored', async () => {
  const { user } = await openFirst('Add Employee', { mock: THREE });
  await enter(user, { Name: 'Grace', Password: 'top-secret' });
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toContain('Grace');
  expect(stored()).not.toContain('top-secret');
});

test('a phone that puts the page away keeps it, too', async () => {
  const { user } = await openFirst('Add Evaluation', { mock: THREE });
  await enter(user, { Note: 'Calm' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(stored()).toContain('Calm');
});

test('leaving the dialog deletes it', async () => {
  const { user } = await openFirst('Add Evaluation', { mock: THREE });
  await enter(user, { Note: 'Calm' });
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).not.toBeNull();
  await press(user, 'Cancel');
  await user.click(within(await screen.findByRole('alertdialog')).getByText('Discard'));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(stored()).toBeNull();
});

test('signing out deletes it, and nothing that was typed comes after', async () => {
  const { user } = await openFirst('Add Evaluation', { mock: THREE });
  await enter(user, { Note: 'Calm' });
  act(() => {
    session.signOut();
    session.signIn('other', 'Admin', 'eve@example.com');
  });
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toBeNull();
});

test('a browser that stores nothing holds up no typing and no save', async () => {
  const { user } = await openFirst('Add Evaluation', { mock: THREE });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expectConsoleWarning('Failed to save scroll positions');
  await enter(user, { Note: 'Calm', Score: '7' });
  window.dispatchEvent(new Event('pagehide'));
  await press(user, 'Save');
  expect(await screen.findByText('Evaluation created successfully')).toBeVisible();
});

describe('a page that answers in place of the API', () => {
  /** Types, saves, and presses Reload. */
  async function reload(app: Awaited<ReturnType<typeof openFirst>>) {
    acceptAnyResponse();
    server.use(http.post('*/api/evaluations', () => HttpResponse.html('<!doctype html>')));
    await enter(app.user, { Note: 'Calm', Score: '7' });
    await press(app.user, 'Save');
    const button = await screen.findByRole('button', { name: 'Reload' });
    expect(preventsUnload()).toBe(true);
    // jsdom says so instead of loading a page.
    expectConsoleError(/Not implemented: navigation/);
    await app.user.click(button);
  }

  test('can be opened by Reload, which loses no text and asks nothing', async () => {
    await reload(await openFirst('Add Evaluation', { mock: THREE }));
    expect(stored()).toContain('Calm');
    expect(preventsUnload()).toBe(false);
  });

  test('is asked about first where the browser stores no text', async () => {
    const app = await openFirst('Add Evaluation', { mock: THREE });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await reload(app);
    expect(preventsUnload()).toBe(true);
  });
});

describe('two tabs of one person', () => {
  /** Another tab changes what is stored. */
  function storeElsewhere(text: string) {
    localStorage.setItem('drafts', text);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'drafts' }));
    });
  }
  const otherDraft = () => (stored() ?? '').replace(/"id":"[^"]+"/, '"id":"other"');

  test('a dialog that is open in the other tab is not offered', async () => {
    const asked = jest.fn(() => Promise.reject(new DOMException('Late', 'TimeoutError')));
    Object.defineProperty(navigator, 'locks', { value: { request: asked }, configurable: true });
    await interrupted();
    // Once to say that its own is open, and once to ask.
    await waitFor(() => {
      expect(asked).toHaveBeenCalledTimes(2);
    });
    expect(await screen.findByRole('heading', { name: 'Employee Evaluations' })).toBeVisible();
    expect(queryOffer()).not.toBeInTheDocument();
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('the offer goes when the other tab continues it', async () => {
    await interrupted();
    await findOffer();
    storeElsewhere(otherDraft());
    await waitFor(() => {
      expect(queryOffer()).not.toBeInTheDocument();
    });
  });

  test('a save deletes only what this tab has stored', async () => {
    const { user } = await interrupted();
    await press(user, 'Continue');
    await screen.findByRole('dialog');
    storeElsewhere(otherDraft());
    await press(user, 'Save');
    expect(await screen.findByText('Evaluation created successfully')).toBeVisible();
    expect(stored()).toContain('"id":"other"');
  });
});

describe('an interrupted walk', () => {
  const described = (text: RegExp) =>
    waitFor(() => {
      expect(screen.getByRole('dialog')).toHaveAccessibleDescription(text);
    });

  /** Evaluates the first of three, and closes the tab at the second. */
  async function walkTo(fields: Record<string, string>) {
    const app = renderApp({ path: '/all-evaluations?overview=1', mock: THREE });
    await press(app.user, 'Evaluate 3 people');
    await enter(app.user, { Note: 'Good', Score: '7' });
    await press(app.user, 'Save and next');
    await described(/^2 of 3/);
    await enter(app.user, fields);
    closeTab(app);
  }

  test('continues where it was, with what was typed there', async () => {
    await walkTo({ Note: 'Calm', Score: '6' });
    const { user } = renderApp({ mock: THREE, as: null });
    expect(await findOffer()).toHaveTextContent(/^You were writing about .+\.Score 6 · 2 of 3/);
    await press(user, 'Continue');
    await described(/^2 of 3/);
    expect(screen.getByLabelText('Note')).toHaveValue('Calm');
    await press(user, 'Save and next');
    await described(/^3 of 3/);
    expect(screen.getByLabelText('Note')).toHaveValue('');
    await press(user, 'Skip');
    expect(
      await screen.findByRole('dialog', { name: '2 of 3 are evaluated, 1 skipped.' }),
    ).toBeVisible();
    await press(user, 'Close');
    expect(queryOffer()).not.toBeInTheDocument();
    expect(stored()).toBeNull();
  });

  test('continues where it was, also where nothing was typed', async () => {
    await walkTo({});
    const { user } = renderApp({ mock: THREE, as: null });
    expect(await findOffer()).toHaveTextContent(
      /^You were evaluating 3 people\. .+ is next\.2 of 3/,
    );
    await press(user, 'Continue');
    await described(/^2 of 3/);
    await press(user, 'Cancel');
    await waitFor(() => {
      expect(stored()).toBeNull();
    });
    expect(queryOffer()).not.toBeInTheDocument();
  });

  test('is one dialog where the employees cannot be read', async () => {
    await walkTo({ Note: 'Calm' });
    const { user } = renderApp({ path: '/nowhere', mock: THREE, as: null });
    server.use(
      http.get('*/api/employees', () => HttpResponse.json({ message: 'No' }, { status: 500 })),
    );
    await findOffer();
    expectConsoleError('Error fetching employees');
    await press(user, 'Continue');
    expect(await screen.findByText('The employees could not be read.')).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('Calm');
    expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
  });

  test('takes away no text that was typed elsewhere', async () => {
    const { user } = await interrupted('/all-evaluations?overview=1');
    await findOffer();
    await press(user, 'Evaluate 3 people');
    await described(/^1 of 3/);
    expect(stored()).toContain('Calm');
    await press(user, 'Cancel');
    expect(stored()).toContain('Calm');
  });
});

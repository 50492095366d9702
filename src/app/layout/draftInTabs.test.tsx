import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import { enter } from '../../../test/app/enter';
import {
  findBanner,
  interrupted,
  openFirst,
  press,
  queryBanner,
  stored,
  THREE,
} from '../../../test/forms/drafts';
import { preventsUnload } from '../../../test/forms/leaving';
import { expectConsoleError } from '../../../test/setup/console';
import { acceptAnyResponse } from '../../../test/setup/network';

describe('a page that answers in place of the API', () => {
  /** Types, saves, and presses Reload. */
  async function reload(app: Awaited<ReturnType<typeof openFirst>>) {
    acceptAnyResponse();
    server.use(http.post('*/api/evaluations', () => HttpResponse.html('<!doctype html>')));
    await enter(app.user, { Note: 'Calm', Score: '7' });
    await press(app.user, 'Save');
    const button = await screen.findByRole('button', { name: 'Reload' });
    expect(preventsUnload()).toBe(true);
    // jsdom logs this error instead of loading a page.
    expectConsoleError(/Not implemented: navigation/);
    await app.user.click(button);
  }

  test('is opened by Reload, which keeps the text and does not ask', async () => {
    await reload(await openFirst('Add Evaluation', { mock: THREE }));
    expect(stored()).toContain('Calm');
    expect(preventsUnload()).toBe(false);
  });

  test('is opened after a question if the browser cannot store the text', async () => {
    const app = await openFirst('Add Evaluation', { mock: THREE });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await reload(app);
    expect(preventsUnload()).toBe(true);
  });
});

describe('two tabs of one person', () => {
  /** Changes the storage as another tab does. */
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
    // The first message says that its own dialog is open, and the second one asks the others.
    await waitFor(() => {
      expect(asked).toHaveBeenCalledTimes(2);
    });
    expect(await screen.findByRole('heading', { name: 'Employee Evaluations' })).toBeVisible();
    expect(queryBanner()).not.toBeInTheDocument();
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('the offer disappears when the other tab continues the draft', async () => {
    await interrupted();
    await findBanner();
    storeElsewhere(otherDraft());
    await waitFor(() => {
      expect(queryBanner()).not.toBeInTheDocument();
    });
  });

  test('a save deletes only the draft of its own tab', async () => {
    const { user } = await interrupted();
    await press(user, 'Continue');
    await screen.findByRole('dialog');
    storeElsewhere(otherDraft());
    await press(user, 'Save');
    expect(await screen.findByText('Evaluation created successfully')).toBeVisible();
    expect(stored()).toContain('"id":"other"');
  });
});

import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import { enter } from '../../../test/app/enter';
import { renderApp } from '../../../test/app/renderApp';
import {
  closeTab,
  findBanner,
  interrupted,
  press,
  queryBanner,
  stored,
  THREE,
} from '../../../test/forms/drafts';
import { expectConsoleError } from '../../../test/setup/console';

describe('an interrupted queue', () => {
  const described = (text: RegExp) =>
    waitFor(() => {
      expect(screen.getByRole('dialog')).toHaveAccessibleDescription(text);
    });

  /** Evaluates the first of three people, and closes the tab at the second. */
  async function queueTo(fields: Record<string, string>) {
    const app = renderApp({ path: '/all-evaluations?overview=1', mock: THREE });
    // The code of the overview is loaded first.
    await screen.findByText(/^All time: 3 of 3 people/, undefined, { timeout: 10_000 });
    await press(app.user, 'Evaluate 3 people');
    await enter(app.user, { Note: 'Good', Score: '7' });
    await press(app.user, 'Save and next');
    await described(/^2 of 3/);
    await enter(app.user, fields);
    closeTab(app);
  }

  test('continues at the same person, with the typed text', async () => {
    await queueTo({ Note: 'Calm', Score: '6' });
    const { user } = renderApp({ mock: THREE, as: null });
    expect(await findBanner()).toHaveTextContent(/^You were writing about .+\.Score 6 · 2 of 3/);
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
    expect(queryBanner()).not.toBeInTheDocument();
    expect(stored()).toBeNull();
  });

  test('continues at the same person, even without typed text', async () => {
    await queueTo({});
    const { user } = renderApp({ mock: THREE, as: null });
    expect(await findBanner()).toHaveTextContent(
      /^You were evaluating 3 people\. .+ is next\.2 of 3/,
    );
    await press(user, 'Continue');
    await described(/^2 of 3/);
    await press(user, 'Cancel');
    await waitFor(() => {
      expect(stored()).toBeNull();
    });
    expect(queryBanner()).not.toBeInTheDocument();
  });

  test('is a single dialog if the employees cannot be read', async () => {
    await queueTo({ Note: 'Calm' });
    const { user } = renderApp({ path: '/nowhere', mock: THREE, as: null });
    server.use(
      http.get('*/api/employees', () => HttpResponse.json({ message: 'No' }, { status: 500 })),
    );
    await findBanner();
    expectConsoleError('Error fetching employees');
    await press(user, 'Continue');
    expect(await screen.findByText('The employees could not be read.')).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('Calm');
    expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
  });

  test('does not delete text that was typed elsewhere', async () => {
    const { user } = await interrupted('/all-evaluations?overview=1');
    await findBanner();
    await press(user, 'Evaluate 3 people');
    await described(/^1 of 3/);
    expect(stored()).toContain('Calm');
    await press(user, 'Cancel');
    expect(stored()).toContain('Calm');
  });
});

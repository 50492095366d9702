import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import { expectConsoleError } from '../../../test/setup/console';
import { renderApp } from '../../../test/app/renderApp';

/** The text that is logged when all reads of a screen fail, and the heading when they succeed. */
const screens: [path: string, logged: string, heading: RegExp][] = [
  ['/', 'Error fetching employees', /^Employees$/],
  ['/evaluations', 'Failed to fetch evaluations', /^Employee Evaluations$/],
  ['/employee-profile/employee-001', 'Error fetching employee data', /'s Profile$/],
  ['/evaluation/evaluation-0001', 'Failed to fetch evaluation', /'s Evaluation$/],
];

test.each(screens)(
  'on %s the focus goes to the heading when Try again is pressed',
  async (path, logged, heading) => {
    const { user, mock } = renderApp({ path });
    server.use(http.get('*/api/*', () => HttpResponse.json({ message: 'No' }, { status: 500 })));
    expectConsoleError(logged);
    if (path.startsWith('/employee-profile')) expectConsoleError('Failed to fetch evaluations');
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.resetHandlers(...mock.handlers);
    act(() => {
      again.focus();
    });
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(again).not.toBeInTheDocument();
    });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toHaveFocus();
  },
);

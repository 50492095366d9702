import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../../mocks/runtimes/node';
import { renderWorkbench } from '../renderWorkbench';

const HOST = 'https://api.example.com';

/** A host that knows one person, and takes every token. */
function startHost() {
  server.use(
    http.get(`${HOST}/api/employees`, () =>
      HttpResponse.json({
        employees: [{ _id: 'h1', name: 'Zoe Host', email: 'zoe@host.example' }],
      }),
    ),
  );
}

test('a host is needed first, and an address that could leak a token is refused', async () => {
  const { open, user, mock } = renderWorkbench();
  await screen.findByText('ada.admin@example.com');
  const panel = await open('Backend');
  expect(panel.getByLabelText('Everything mock')).toBeChecked();
  await user.click(panel.getByLabelText('Reads real, writes mock'));
  expect(panel.getByText('Give the address of the host first.')).toBeVisible();
  await user.type(panel.getByLabelText('Host'), 'http://staging.example.com{Enter}');
  expect(panel.getByText(/is not encrypted/)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Record' })).toBeDisabled();
  expect(mock.getSnapshot().arrangement.rules).toEqual({});
});

test('reads come from the host, are recorded from what is on screen on, and replayed', async () => {
  const { open, user, mock } = renderWorkbench();
  await screen.findByText('ada.admin@example.com');
  startHost();
  const panel = await open('Backend');
  await user.type(panel.getByLabelText('Host'), HOST);
  // Leaving the field sets the address.
  await user.click(panel.getByLabelText('Reads real, writes mock'));
  expect(await screen.findByText('zoe@host.example')).toBeVisible();
  expect(panel.getByLabelText('Reads real, writes mock')).toBeChecked();

  await user.click(panel.getByRole('button', { name: 'Record' }));
  expect(await panel.findByText('1 answer recorded')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Replay' }));
  await waitFor(() => {
    expect(screen.queryByText('zoe@host.example')).toBeNull();
  });
  const { rules, recordings } = mock.getSnapshot().arrangement;
  expect(rules.listEmployees).toEqual([{ answer: 'replay' }]);
  // What was not recorded comes from the mock, and not from the host. Sign-in stays at the host.
  expect(rules.getStatistics).toEqual([{ answer: 'replay' }]);
  expect(rules.login).toEqual([{ answer: 'real' }]);
  expect(panel.getByText(/None of these/)).toBeVisible();
  expect(JSON.stringify(recordings)).not.toContain('Zoe');

  await user.click(panel.getByLabelText('Everything real'));
  expect(await screen.findByText('zoe@host.example')).toBeVisible();
  await user.click(panel.getByLabelText('Everything mock'));
  expect(await screen.findByText('ada.admin@example.com')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Delete' }));
  expect(panel.queryByText('1 answer recorded')).toBeNull();
});

import { screen, waitFor } from '@testing-library/react';
import { renderWorkbench } from '../../../test/renderWorkbench';

test('a call is in the log, newest first, with who answered it', async () => {
  const { open } = renderWorkbench();
  await screen.findByText('ada.admin@example.com');
  const log = await open('Log');
  const [, line] = await log.findAllByRole('row');
  expect(line).toHaveTextContent(/listEmployees\s*GET \/api\/employees200Mock\d+ msFits/);
  expect(log.getByText('1 of 1')).toBeVisible();
  await waitFor(() => undefined);
});

import { screen } from '@testing-library/react';
import { renderWorkbench } from '../renderWorkbench';

test('sizes apply with Enter, and a size that is none does not', async () => {
  const { open, user } = renderWorkbench();
  await screen.findByText('57 employees');
  const panel = await open('World');
  const employees = panel.getByLabelText('Employees');
  await user.clear(employees);
  await user.type(employees, 'many{Enter}');
  expect(panel.getByText(/^Whole numbers/)).toBeVisible();
  expect(screen.getByText('57 employees')).toBeVisible();
  await user.clear(employees);
  await user.type(employees, '12{Enter}');
  expect(await screen.findByText('12 employees')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Apply' })).toBeDisabled();
});

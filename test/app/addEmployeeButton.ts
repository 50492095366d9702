import { screen } from '@testing-library/react';

/** Returns the button Add Employee beside the heading of Home. Without employees, the empty state has a second one. */
export async function addEmployeeButton(): Promise<HTMLElement> {
  const [button] = await screen.findAllByText('Add Employee');
  if (!button) throw new Error('No button Add Employee');
  return button;
}

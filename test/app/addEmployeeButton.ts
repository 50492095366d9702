import { screen } from '@testing-library/react';

/** The button Add Employee beside the heading of Home. While there are no employees, a message has another. */
export async function addEmployeeButton(): Promise<HTMLElement> {
  const [button] = await screen.findAllByText('Add Employee');
  if (!button) throw new Error('No button Add Employee');
  return button;
}

/** The height of a control in the row above a table. */
export const CONTROL_HEIGHT = '2.25rem';

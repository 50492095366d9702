/** What `buildEmployee` takes for an employee of whom nothing is known. */
export const nobody = {
  name: undefined,
  email: undefined,
  age: undefined,
  role: undefined,
  position: undefined,
  hireDate: undefined,
  evaluations: undefined,
};

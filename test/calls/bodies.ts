/** Bodies that the mock accepts. */

export const draft = { note: 'Kind.', score: 7, employeeId: 'employee-004' };

export const feedback = { evaluationId: 'evaluation-0007', feedback: 'Agreed.' };

export const grace = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  age: 36,
  role: 'Manager',
  password: 'correct-horse',
  confirmPassword: 'correct-horse',
};

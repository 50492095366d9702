import { employeeSchema, loginSchema, registrationSchema } from './schemas';

const employee = {
  name: 'Ada',
  email: 'ada@example.com',
  age: 36,
  role: 'Manager',
  password: 'secret',
};

describe('what a form sends', () => {
  test('names and e-mails are trimmed, passwords never, ages are numbers', () => {
    const typed = {
      name: '  Ada Lovelace ',
      email: ' ada@example.com\t',
      age: ' 36 ',
      role: 'Admin',
      password: ' secret ',
      confirmPassword: ' secret ',
    };
    expect(registrationSchema.validateSync(typed)).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      age: 36,
      role: 'Admin',
      password: ' secret ',
      confirmPassword: ' secret ',
    });
    expect(loginSchema.cast({ email: ' ada@example.com ', password: ' x ' })).toEqual({
      email: 'ada@example.com',
      password: ' x ',
    });
  });

  test('the role is Employee unless another is chosen', () => {
    expect(employeeSchema.validateSync({ ...employee, role: undefined }).role).toBe('Employee');
    expect(employeeSchema.validateSync(employee).role).toBe('Manager');
  });
});

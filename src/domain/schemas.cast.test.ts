import { employeeSchema, loginSchema, registrationSchema } from './schemas';

const employee = {
  name: 'Ada',
  email: 'ada@example.com',
  age: 36,
  role: 'Manager',
  password: 'secret',
};

describe('submitted values', () => {
  test('names and e-mails are trimmed, passwords are not, and ages are numbers', () => {
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

  test('the role is Employee unless another role is chosen', () => {
    expect(employeeSchema.validateSync({ ...employee, role: undefined }).role).toBe('Employee');
    expect(employeeSchema.validateSync(employee).role).toBe('Manager');
  });
});

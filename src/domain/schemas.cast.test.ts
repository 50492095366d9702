import { employeeSchema, evaluationSchema, loginSchema, registrationSchema } from './schemas';

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

describe('what the mocked backend checks, where nothing is converted', () => {
  const strict = { strict: true, abortEarly: false };

  test('the types of the contract pass', () => {
    expect(employeeSchema.validateSync(employee, strict)).toEqual(employee);
    expect(evaluationSchema.isValidSync({ note: 'Kind.', score: 10 }, strict)).toBe(true);
  });

  test.each([
    ['an age of text', { age: '36' }],
    ['no age', { age: null }],
    ['a name of blanks', { name: '  ' }],
    ['an e-mail with blanks around it', { email: ' ada@example.com ' }],
    ['no role', { role: undefined }],
    ['an unknown role', { role: 'Boss' }],
    ['a password of digits', { password: 123456 }],
  ])('%s is refused', (_name, change) => {
    expect(employeeSchema.isValidSync({ ...employee, ...change }, strict)).toBe(false);
  });

  test.each([['7'], [null], [Number.NaN], [0], [11]])('the score %p is refused', (score) => {
    expect(evaluationSchema.isValidSync({ note: 'Kind.', score }, strict)).toBe(false);
  });
});

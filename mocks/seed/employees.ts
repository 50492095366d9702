import type { Faker } from '@faker-js/faker';
import type { Role } from '../../src/domain/constants';
import { numbered } from '../db/db';
import { DEMO_ACCOUNTS } from '../demoAccounts';
import type { EmployeeRecord } from '../db/records';
import { COLLEAGUES } from './names';
import { dayBetween, REFERENCE_DATE, startRandom } from './random';

const POSITIONS: Record<Role, readonly string[]> = {
  Admin: ['Head of People', 'Operations Director', 'IT Administrator'],
  Manager: [
    'Engineering Manager',
    'Sales Manager',
    'Support Manager',
    'Finance Manager',
    'Product Manager',
  ],
  Employee: [
    'Accountant',
    'Customer Support Specialist',
    'Data Analyst',
    'HR Specialist',
    'Office Manager',
    'Product Designer',
    'QA Engineer',
    'Sales Representative',
    'Senior Software Engineer',
    'Software Engineer',
    'Systems Engineer',
    'Technical Writer',
  ],
};

/** The numbers of the employees without this value. Screens show fallbacks for them, and sort missing values. */
const WITHOUT_POSITION = new Set([9, 22, 35, 48]);
const WITHOUT_HIRE_DATE = new Set([14, 30, 48]);
const WITHOUT_AGE = new Set([18, 41]);

/** The number of employees at the end of the list who were hired in the last weeks. */
export const NEWCOMERS = 3;

/** Creates the employees of the three demo accounts, and 54 colleagues. */
export function makeEmployees(): EmployeeRecord[] {
  const random = startRandom(1_815);
  const people = [
    ...DEMO_ACCOUNTS,
    ...COLLEAGUES.map(({ name, mailbox, role }) => ({ name, role, email: emailOf(mailbox) })),
  ];
  return people.map(({ name, email, role }, index) => {
    const number = index + 1;
    const isNewcomer = number > people.length - NEWCOMERS;
    const evaluates = role !== 'Employee' || index < DEMO_ACCOUNTS.length;
    const details = makeDetails(
      random,
      role,
      isNewcomer ? 'recent' : evaluates ? 'early' : 'anytime',
    );
    return {
      _id: numbered('employee', 3, number),
      name,
      email,
      role,
      age: WITHOUT_AGE.has(number) ? undefined : details.age,
      position: WITHOUT_POSITION.has(number) ? undefined : details.position,
      hireDate: WITHOUT_HIRE_DATE.has(number) ? undefined : details.hireDate,
    };
  });
}

/** Creates employees with the numbers `from` to `to`, for large lists. */
export function makeManyEmployees(from: number, to: number): EmployeeRecord[] {
  const random = startRandom(1_906);
  // Names are generated once and combined: faker takes about twenty times as long to make a name as to pick one.
  const firstNames = Array.from({ length: 200 }, () => random.person.firstName());
  const lastNames = Array.from({ length: 400 }, () => random.person.lastName());
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const number = from + index;
    const firstName = random.helpers.arrayElement(firstNames);
    const lastName = random.helpers.arrayElement(lastNames);
    const role = random.number.int(19) === 0 ? 'Manager' : 'Employee';
    return {
      _id: numbered('employee', 3, number),
      name: `${firstName} ${lastName}`,
      email: emailOf(`${firstName}.${lastName}.${number}`),
      role,
      ...makeDetails(random, role, 'anytime'),
    };
  });
}

/**
 * The range of hire dates. Evaluators were hired before the first evaluation. Nobody was hired before the age of 18.
 */
const HIRED = {
  early: { from: '2009-01-01', to: '2024-06-01' },
  anytime: { from: '2009-01-01', to: '2026-03-31' },
  recent: { from: '2026-06-15', to: '2026-06-30' },
};

/**
 * Creates the details of an employee. Each random value changes all later ones, so a new field must be added in a
 * separate loop after this one.
 */
function makeDetails(random: Faker, role: Role, hired: keyof typeof HIRED) {
  const { from, to } = HIRED[hired];
  const age = random.number.int({ min: hired === 'early' ? 30 : 19, max: 64 });
  const adultSince = new Date(REFERENCE_DATE);
  adultSince.setUTCFullYear(adultSince.getUTCFullYear() - (age - 18));
  const earliest = new Date(Math.max(adultSince.getTime(), Date.parse(from)));
  return {
    age,
    position: random.helpers.arrayElement(POSITIONS[role]),
    hireDate: dayBetween(random, earliest, to),
  };
}

function emailOf(mailbox: string): string {
  return `${mailbox.toLowerCase().replace(/[^a-z0-9.]/g, '')}@example.com`;
}

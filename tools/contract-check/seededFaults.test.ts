import { expectToBeFound } from './faults/expectToBeFound';
import { FAULTS } from './faults/faults';

test.each(FAULTS.map((fault) => [fault.id, fault] as const))('%s', (_id, fault) =>
  expectToBeFound(fault),
);

import { expectToBeFound } from './faults/expectToBeFound';
import { FAULTS, READING } from './faults/faults';

// A file of their own, which another worker of Jest can run.
const others = FAULTS.filter((fault) => !READING.includes(fault));

test.each(others.map((fault) => [fault.id, fault] as const))('%s', (_id, fault) =>
  expectToBeFound(fault),
);

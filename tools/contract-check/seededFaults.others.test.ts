import { expectToBeFound } from './faults/expectToBeFound';
import { FAULTS, READING } from './faults/faults';

// These are in their own file, so that another worker of Jest can run it.
const others = FAULTS.filter((fault) => !READING.includes(fault));

test.each(others.map((fault) => [fault.id, fault] as const))('%s', (_id, fault) =>
  expectToBeFound(fault),
);

import { expectToBeFound } from './faults/expectToBeFound';
import { READING } from './faults/faults';

test.each(READING.map((fault) => [fault.id, fault] as const))('%s', (_id, fault) =>
  expectToBeFound(fault),
);

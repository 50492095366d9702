import { expectToBeFound } from '../../test/faults/seededFaults';
import { READING } from '../../mocks/faults/faults';

test.each(READING.map((fault) => [fault.id, fault] as const))('%s', (_id, fault) =>
  expectToBeFound(fault),
);

import { createCallChecks } from './callChecks';
import { readContract } from './document';
import { readOperations } from './operations';

test('names every schema that a check of a call asks for', () => {
  const asked = new Set<string>();
  const contract = readContract();
  const { checkRequest, checkResponse, schemas } = createCallChecks(contract, (pointer) => {
    asked.add(pointer);
    return [];
  });
  for (const { method, path, statuses } of readOperations(contract)) {
    const url = `${path.replace(/\{\w+\}/g, 'x')}?page=1&limit=1&search=a`;
    checkRequest(method, url, {});
    for (const status of statuses) checkResponse(method, url, status, {});
  }
  expect(asked.size).toBeGreaterThan(10);
  expect([...schemas()].sort()).toEqual([...asked].sort());
});

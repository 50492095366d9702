import axios from 'axios';
import * as checks from '../../../contract/compiledChecks';
import { expectConsoleWarning } from '../../../test/setup/console';
import { warnOfViolations } from './contractViolations';

const employee = (age: unknown) => ({ _id: 'a', name: 'Ada', age });

const ANSWERS: Record<string, [status: number, body: unknown]> = {
  '/api/employees': [200, { employees: [employee('41'), employee('36')], total: 2 }],
  '/api/employees/a': [200, employee('41')],
  '/api/employees/b': [200, employee('36')],
  '/api/evaluations/a': [200, { _id: 'a' }],
  '/api/evaluations/b': [500, { error: 'No' }],
};

test('each violation is logged once, also in a failed answer', async () => {
  const client = axios.create({
    responseType: 'text',
    adapter: (config) => {
      const [status, body] = ANSWERS[config.url ?? ''] ?? [];
      const data = JSON.stringify(body);
      const response = { config, headers: {}, status: status ?? 0, statusText: '', data };
      return status === 200 ? Promise.resolve(response) : Promise.reject(refusal(response));
    },
  });
  const refusal = (response: object) => Object.assign(new Error(), { response });
  warnOfViolations(client, Promise.resolve(checks));
  for (const path of [...Object.keys(ANSWERS), '/api/employees']) {
    await client.get(path).catch(() => undefined);
  }
  expectConsoleWarning(
    /contract\. GET \/api\/employees: response 200: body\/employees\/0\/age must/,
  );
  expectConsoleWarning(
    /contract\. GET \/api\/employees\/a: response 200: body\/age must be number/,
  );
  expectConsoleWarning(
    /contract\. GET \/api\/evaluations\/b: response 500: body must have required/,
  );
});

import { argv, exit } from 'node:process';
import { serve } from '../../../mocks/runtimes/http/serve';
import { FAULTS } from './faults';

/**
 * `npm run api:fault -- NAME` serves the mock over HTTP with one fault. It also takes the options of `npm run api`.
 */
const [name = '', ...args] = argv.slice(2);
const fault = FAULTS[name];
if (!fault) {
  console.error(`There is no fault "${name}". There are:\n`);
  for (const [faultName, { says }] of Object.entries(FAULTS)) {
    console.error(`  ${faultName.padEnd(24)}${says}`);
  }
  exit(1);
}
await serve(args, fault);

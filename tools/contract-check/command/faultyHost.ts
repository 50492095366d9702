import { argv, exit } from 'node:process';
import { serve } from '../../../mocks/runtimes/http/serve';
import { FAULTS, findFault } from '../faults/faults';

/** `npm run api:fault -- ID`: the mock over HTTP, with one fault. It takes the options of `npm run api`, too. */
const [id = '', ...args] = argv.slice(2);
const fault = findFault(id);
if (!fault) {
  console.error(`There is no fault "${id}". There are:\n`);
  for (const { id: known, says } of FAULTS) console.error(`  ${known.padEnd(32)}${says}`);
  exit(1);
}
await serve(args, fault.layer);

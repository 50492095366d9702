import { argv } from 'node:process';
import { serve } from './serve';

/** `npm run api`. */
await serve(argv.slice(2));

import { argv } from 'node:process';
import { serve } from './serve';

/** This is the program of `npm run api`. */
await serve(argv.slice(2));

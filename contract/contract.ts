import { readContract } from './document';

/** The OpenAPI document. In the browser it is the document that Vite has read (vite/contractModules.ts). */
export const CONTRACT = readContract();

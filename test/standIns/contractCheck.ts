import { CONTRACT } from '../../contract/contract';
import { createContractValidator } from '../../contract/validation';

/** Replaces `virtual:contract-check`, which Vite compiles (vite/contractCheck.ts). */
export const check = createContractValidator(CONTRACT);

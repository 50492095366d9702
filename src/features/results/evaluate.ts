import { createContext } from 'react';
import type { Employee } from '../../api/contract';

/** Opens the dialog that evaluates a person. */
export const Evaluate = createContext<(employee: Employee) => void>(() => undefined);

import { useLocation, useParams } from 'react-router-dom';
import { idIn } from './addresses';

/**
 * Returns the id in the address of this screen. It is not in the file of `idIn`, which the entry uses before the router
 * is loaded.
 */
export function useAddressId(): string | undefined {
  return idIn(useLocation().pathname, useParams());
}

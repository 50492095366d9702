import { useLocation, useParams } from 'react-router-dom';
import { idIn } from './addresses';

/** The id in the address of this page. Apart from `idIn`, which the entry uses before the router's code has arrived. */
export function useAddressId(): string | undefined {
  return idIn(useLocation().pathname, useParams());
}

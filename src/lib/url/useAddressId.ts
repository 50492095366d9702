import { useLocation, useParams } from 'react-router-dom';
import { idIn } from './addresses';

/** The id in the address of this screen. Not in the file of `idIn`: the entry uses that before the router is loaded. */
export function useAddressId(): string | undefined {
  return idIn(useLocation().pathname, useParams());
}

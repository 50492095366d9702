import { useLocation, useParams } from 'react-router-dom';
import { idIn } from './addresses';

/** The id in the address of this page. */
export function useAddressId(): string | undefined {
  return idIn(useLocation().pathname, useParams());
}

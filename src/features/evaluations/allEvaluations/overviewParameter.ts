import { useAddressState } from '../../../lib/url/addressState';
import { choiceParameter } from '../../../lib/url/parameters';

const PARAMETERS = { overview: choiceParameter(['0', '1']) };

/** Whether the overview is open, and the function that changes it. The address holds it. */
export function useOverviewOpen() {
  const [{ overview }, update] = useAddressState(PARAMETERS);
  const setIsOpen = (isOpen: boolean) => {
    update({ overview: isOpen ? '1' : '0' });
  };
  return [overview === '1', setIsOpen] as const;
}

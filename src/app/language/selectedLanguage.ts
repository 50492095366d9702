import { isStorageChange } from '../../lib/storage/storage';
import { createStoredText } from '../../lib/storage/storedText';

const KEY = 'language';

/** The language that the user selected, in local storage. The stored text may be invalid. */
export const selectedLanguage = {
  ...createStoredText('localStorage', KEY),

  /** Calls the listener after a change in another tab. */
  subscribe(listener: () => void) {
    const onStorage = (event: StorageEvent) => {
      if (isStorageChange(event, [KEY])) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
    };
  },
};

import { isStorageChange } from '../../lib/storage/storage';
import { createStoredText } from '../../lib/storage/storedText';

const KEY = 'language';

/** The language that the user chose for this browser. Anything can be stored there. */
export const chosenLanguage = {
  ...createStoredText('localStorage', KEY),

  /** Calls the listener after a choice in another tab. */
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

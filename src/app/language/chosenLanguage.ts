import { createStoredText } from '../../lib/storage/storedText';

/** The language that the user chose for this browser. Anything can be stored there. */
export const chosenLanguage = createStoredText('localStorage', 'language');

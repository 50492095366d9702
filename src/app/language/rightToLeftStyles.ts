import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Emotion's style sheets with left and right exchanged in every rule, for the styles of the libraries. */
export const rightToLeftStyles = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });

// Emotion must not warn of selectors: the plugin removes the comments that allow them.
rightToLeftStyles.compat = true;

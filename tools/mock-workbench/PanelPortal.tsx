import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** This cache has no right-to-left plugin, because the panel is always left-to-right. */
const styles = createCache({ key: 'workbench' });
const leftToRight = (theme: Theme): Theme => ({ ...theme, direction: 'ltr' });

/**
 * The style that hides the box on paper. Even an empty box after `<body>` would get its own page, because the pages of
 * `<body>` have a name (PageNumbers).
 */
const unprinted = { '@media print': { '#mock-workbench': { display: 'none' } } };

/**
 * Renders beside `<body>`. An open dialog of MUI hides the content of `<body>` from assistive technology, and its focus
 * trap would take the focus from the panel. The panel is always left-to-right, because the workbench is in English.
 */
export function PanelPortal({ children }: { children: ReactNode }) {
  const [{ outer, inner }] = useState(createContainer);
  useEffect(() => {
    document.documentElement.append(outer);
    return () => {
      outer.remove();
    };
  }, [outer]);
  return createPortal(
    <CacheProvider value={styles}>
      <GlobalStyles styles={unprinted} />
      <ThemeProvider theme={leftToRight}>{children}</ThemeProvider>
    </CacheProvider>,
    inner,
  );
}

function createContainer() {
  const outer = document.createElement('div');
  const inner = document.createElement('div');
  outer.id = 'mock-workbench';
  outer.lang = 'en';
  outer.dir = 'ltr';
  outer.translate = false;
  outer.append(inner);
  // React listens on the inner element, so it gets these events first.
  ['focusin', 'focusout', 'keydown'].forEach((type) => {
    outer.addEventListener(type, (event) => {
      event.stopPropagation();
    });
  });
  return { outer, inner };
}

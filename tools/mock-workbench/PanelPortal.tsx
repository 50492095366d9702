import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Leaves left and right as they are, also in a page that runs from right to left. */
const styles = createCache({ key: 'workbench' });
const leftToRight = (theme: Theme): Theme => ({ ...theme, direction: 'ltr' });

/**
 * Renders beside `<body>`, from left to right, since the workbench is in English. An open dialog of MUI hides what is in `<body>` from assistive technology. It also listens
 * to the focus on the document, and would take the focus back from the panel.
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

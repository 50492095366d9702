import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';

/** Shows an open dialog in the flow of the page, instead of over the page. */
export function InPlace({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    // The transform makes the position of fixed elements relative to this box.
    <Box ref={setContainer} sx={{ height: '14rem', transform: 'translate(0)' }}>
      {container && (
        <ThemeProvider theme={(outer: Theme) => withDialogsIn(container, outer)}>
          {children}
        </ThemeProvider>
      )}
    </Box>
  );
}

function withDialogsIn(container: HTMLElement, theme: Theme): Theme {
  const { components } = theme;
  const defaultProps = {
    container,
    transitionDuration: 0,
    disableAutoFocus: true,
    disableEnforceFocus: true,
  };
  return {
    ...theme,
    components: { ...components, MuiDialog: { ...components?.MuiDialog, defaultProps } },
  };
}

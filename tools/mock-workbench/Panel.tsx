import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useRef, type ReactNode } from 'react';
import { Backend } from './Backend';
import { Bar } from './Bar';
import { Calls } from './Calls';
import type { Summary, WorkbenchProps } from './useWorkbench';

interface PanelProps extends Pick<WorkbenchProps, 'router'> {
  summary: Summary;
  /** The message if the mock does not answer. */
  alarm: ReactNode;
  onClose: () => void;
}

const HEIGHT = 'min(22rem, 60vh)';

/** The panel at the bottom of the window. The page has space below to scroll, and its dialogs are above the panel. */
export function Panel({ router, summary, alarm, onClose }: PanelProps) {
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    region.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <Drawer
      variant="persistent"
      anchor="bottom"
      open
      transitionDuration={0}
      slotProps={{
        paper: {
          ref: region,
          role: 'region',
          tabIndex: -1,
          'aria-label': 'Mock workbench',
          elevation: 8,
          sx: { height: HEIGHT, zIndex: 2000, '@media print': { display: 'none' } },
        },
      }}
    >
      <GlobalStyles
        styles={{
          body: { marginBlockEnd: HEIGHT },
          'body .MuiModal-root': { insetBlockEnd: HEIGHT },
        }}
      />
      <Bar router={router} summary={summary} onClose={onClose} />
      {alarm}
      {/* The tab index allows the keyboard to scroll it. */}
      <Box
        role="group"
        aria-label="Calls and backend"
        tabIndex={0}
        sx={{ flex: 1, minHeight: 0, overflow: 'auto', overscrollBehavior: 'contain' }}
      >
        <Calls />
        <Backend />
      </Box>
    </Drawer>
  );
}

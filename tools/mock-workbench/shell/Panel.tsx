import CloseIcon from '@mui/icons-material/Close';
import BottomIcon from '@mui/icons-material/BorderBottom';
import RightIcon from '@mui/icons-material/BorderRight';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useRef } from 'react';
import { IconAction } from '../../../src/components/controls/IconAction';
import { BackendTab } from '../backend/BackendTab';
import { Bar } from '../bar/Bar';
import { CallsTab } from '../calls/CallsTab';
import { LogTab } from '../log/LogTab';
import type { Alarms } from '../model/alarms';
import { WorldTab } from '../world/WorldTab';
import { greatest, LEAST, placement, TABS, type Placement, type Side } from '../model/placement';
import { ResizeHandle } from './ResizeHandle';
import { summaryOf, WorkerProblem } from './WorkbenchButton';

interface PanelProps {
  alarms: Alarms;
  onClose: () => void;
}

const CONTENTS = { Calls: CallsTab, Log: LogTab, World: WorldTab, Backend: BackendTab };

const Region = styled('section')(({ theme: { vars, typography, breakpoints, spacing } }) => ({
  ...typography.body2,
  position: 'fixed',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  zIndex: 2000,
  display: 'flex',
  flexDirection: 'column',
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.background.paper,
  fontVariantNumeric: 'tabular-nums',
  boxShadow: '0 0 12px rgb(0 0 0 / 0.18)',
  '@media print': { display: 'none' },
  '&[data-side="bottom"]': {
    insetInlineStart: 0,
    maxHeight: '90vh',
    borderBlockStart: `1px solid ${vars.palette.divider}`,
  },
  '&[data-side="right"]': {
    insetBlockStart: 0,
    maxWidth: '90vw',
    borderInlineStart: `1px solid ${vars.palette.divider}`,
  },
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1),
    paddingInline: spacing(1),
    borderBlockEnd: `1px solid ${vars.palette.divider}`,
    '& > .MuiTabs-root': { flex: '0 1 auto', minWidth: 0, marginInlineEnd: 'auto' },
    '& > p': { ...typography.caption, margin: 0, color: vars.palette.text.secondary },
  },
  '& > [role="tabpanel"]': {
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // The panel is narrow on a wide screen, too, when it is at the right.
    containerType: 'inline-size',
  },
  '& > [role="alert"]': {
    padding: spacing(1, 2),
    color: vars.palette.error.main,
    borderBlockEnd: `1px solid ${vars.palette.divider}`,
  },
  '& .MuiTabs-root, & .MuiTab-root': { minHeight: 36 },
  '& .MuiTab-root': { minWidth: 0, padding: spacing(1, 1.25) },
  [breakpoints.down('sm')]: { '& > header > p': { display: 'none' } },
  '&[data-side="right"] > header > p': { display: 'none' },
}));

/** The panel of the mock workbench. The page has its own room beside it. */
export function Panel({ alarms, onClose }: PanelProps) {
  const place = placement.use();
  // A narrow screen has no room beside a panel.
  const isNarrow = useMediaQuery('(width < 44rem)');
  const side = isNarrow ? 'bottom' : place.side;
  const id = useId();
  const region = useRef<HTMLElement>(null);
  const size = Math.max(
    LEAST,
    Math.min(greatest(side), side === 'bottom' ? place.height : place.width),
  );
  const Content = CONTENTS[place.tab];

  useEffect(() => {
    const before = document.activeElement;
    region.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <Region
      ref={region}
      tabIndex={-1}
      aria-label="Mock workbench"
      data-side={side}
      style={side === 'bottom' ? { height: size } : { width: size }}
    >
      <GlobalStyles styles={roomBeside(side, size)} />
      <ResizeHandle side={side} size={size} />
      <Bar>
        {!isNarrow && (
          <IconAction
            label={place.side === 'bottom' ? 'Move to the right' : 'Move to the bottom'}
            icon={
              place.side === 'bottom' ? (
                <RightIcon fontSize="small" />
              ) : (
                <BottomIcon fontSize="small" />
              )
            }
            onClick={() => {
              placement.set({ side: place.side === 'bottom' ? 'right' : 'bottom' });
            }}
          />
        )}
        <IconAction label="Close" icon={<CloseIcon fontSize="small" />} onClick={onClose} />
      </Bar>
      <header>
        <Tabs
          value={place.tab}
          onChange={(_event, tab: Placement['tab']) => {
            placement.set({ tab });
          }}
          aria-label="Parts of the mock workbench"
          variant="scrollable"
          scrollButtons={false}
        >
          {TABS.map((tab) => (
            <Tab
              key={tab}
              value={tab}
              label={tab}
              id={`${id}-${tab}`}
              aria-controls={`${id}-content`}
            />
          ))}
        </Tabs>
        {summaryOf(alarms) && <p>{summaryOf(alarms)}</p>}
      </header>
      {alarms.problem !== undefined && <WorkerProblem key={alarms.problem} alarms={alarms} />}
      <div
        // Each tab starts at its top.
        key={place.tab}
        role="tabpanel"
        id={`${id}-content`}
        aria-labelledby={`${id}-${place.tab}`}
        // A keyboard must be able to scroll it.
        tabIndex={0}
      >
        <Content />
      </div>
    </Region>
  );
}

/**
 * Gives the page a margin as large as the panel, so that its end can be scrolled into view, and keeps dialogs out of the
 * panel's place.
 */
function roomBeside(side: Side, size: number) {
  return side === 'bottom'
    ? { body: { marginBlockEnd: size }, 'body .MuiModal-root': { insetBlockEnd: size } }
    : // oxlint-disable-next-line direction/no-restricted-syntax -- the panel is at the right in every page
      { body: { marginRight: size }, 'body .MuiModal-root': { right: size } };
}

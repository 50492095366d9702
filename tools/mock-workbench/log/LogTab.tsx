import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useMemo, useState } from 'react';
import { Select } from '../controls/Select';
import { Labelled } from '../controls/Labelled';
import { Note } from '../controls/Note';
import { Toolbar } from '../controls/Toolbar';
import { useThrottledSnapshot, useWorkbench } from '../model/workbench';
import { Calls } from './Calls';
import { SHOWN, shownEntries, type Shown } from './shownEntries';

/** The list with the chosen call beside it. In a narrow panel the call is below, in a small one it replaces all. */
const Root = styled('div')(({ theme: { vars, spacing } }) => ({
  containerType: 'size',
  blockSize: '100%',
  minBlockSize: '15rem',
  '& > div': { display: 'flex', flexDirection: 'column', blockSize: '100%' },
  '& [data-part="calls"]': { flex: 1, display: 'flex', minBlockSize: 0 },
  '& [data-part="list"]': {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    overflow: 'auto',
    containerType: 'inline-size',
  },
  '& [data-part="details"]': {
    flex: '0 0 45%',
    minInlineSize: 0,
    minBlockSize: 0,
    overflow: 'auto',
    borderInlineStart: `1px solid ${vars.palette.divider}`,
  },
  '& [data-part="filter"] > :not([data-part])': { flex: '1 1 7rem', maxInlineSize: '16rem' },
  '& [data-part="count"]': { marginInlineStart: 'auto' },
  '& [data-part="actions"]': {
    flex: '1 0 auto',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '2rem',
  },
  '& [data-part="empty"]': { padding: spacing(2) },
  '@container (inline-size < 48rem)': {
    '& [data-part="calls"]': { flexDirection: 'column' },
    '& [data-part="details"]': {
      flex: '0 0 60%',
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${vars.palette.divider}`,
    },
  },
  '@container (inline-size < 48rem) and (block-size < 28rem)': {
    '& [data-part="list"]:has(+ [data-part="details"])': { display: 'none' },
    '& > div:has([data-part="details"]) > :first-of-type': { display: 'none' },
    '& [data-part="details"]': { flex: 1, borderBlockStart: 0 },
  },
}));

/** Every call of the page, the newest first. */
export function LogTab() {
  const { mock } = useWorkbench();
  const { log: latest, isPaused } = useThrottledSnapshot();
  // React renders the lines in pieces, and the page can do its own work between them.
  const log = useDeferredValue(latest);
  const [text, setText] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const entries = useMemo(() => shownEntries(log, text, shown), [log, text, shown]);

  return (
    <Root>
      <div>
        <Toolbar data-part="filter">
          <Labelled label="Filter">
            {(fieldId) => (
              <input
                id={fieldId}
                type="search"
                value={text}
                onChange={({ target }) => {
                  setText(target.value);
                }}
              />
            )}
          </Labelled>
          <Select label="Show" value={shown} options={SHOWN} onChange={setShown} />
          <div data-part="actions">
            <Button
              size="small"
              onClick={() => {
                mock.log.setPaused(!isPaused);
              }}
            >
              {isPaused ? 'Go on' : 'Pause'}
            </Button>
            <Button size="small" disabled={log.length === 0} onClick={mock.log.clear}>
              Clear
            </Button>
            <Note data-part="count">
              {entries.length} of {log.length}
            </Note>
          </div>
        </Toolbar>
        {entries.length > 0 ? (
          <Calls label="All calls" entries={entries} />
        ) : (
          <Note data-part="empty">
            {log.length > 0
              ? 'No call is like this.'
              : isPaused
                ? 'The log is paused.'
                : 'The page has called nothing yet.'}
          </Note>
        )}
      </div>
    </Root>
  );
}

import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { Arrangement } from '../../mocks/engine/arrangement';
import { toLink } from '../../mocks/states/link';
import { copyText } from '../../src/components/controls/copyText';
import { download } from '../../src/lib/files/download';
import type { Import } from './useImport';
import { useWorkbench, wholeArrangement, type WorkbenchProps } from './useWorkbench';

interface ShareProps extends Pick<WorkbenchProps, 'router'> {
  importing: Import;
}

/** Exports the arrangement as a link, a file or code for a test and a story. Imports one from a file. */
export function Share({ router, importing: { open, refuse, close } }: ShareProps) {
  const { mock } = useWorkbench();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  function copyLink() {
    const link = toLink(wholeArrangement(mock));
    if (link.value === undefined) {
      refuse([link.problem]);
      return;
    }
    const url = new URL(window.location.href);
    url.searchParams.set('mock', link.value);
    void copyText(url.href, 'Link copied');
  }

  const items = {
    'Copy link': copyLink,
    Export: () => {
      const content = `${JSON.stringify(wholeArrangement(mock), null, 2)}\n`;
      download(new Blob([content], { type: 'application/json' }), 'mock-state.json');
    },
    Import: () => input?.click(),
    'Use in a test or story': () => {
      const { pathname, search } = router.state.location;
      // Without the folder that the app was built for.
      const folder = (router.basename ?? '').replace(/\/$/, '');
      const path = `${pathname.slice(folder.length) || '/'}${search}`;
      void copyText(codeFor(wholeArrangement(mock), path), 'Copied for a test or a story');
    },
  };

  return (
    <>
      <Button
        size="small"
        endIcon={<ArrowIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          close();
          setAnchor(currentTarget);
        }}
      >
        Share
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        // A menu in the body would be behind the panel.
        container={anchor?.closest('[role="region"]')}
        disableScrollLock
        slotProps={{ list: { 'aria-label': 'Share' } }}
        onClose={() => {
          setAnchor(null);
        }}
      >
        {Object.entries(items).map(([name, act]) => (
          <MenuItem
            key={name}
            dense
            onClick={() => {
              setAnchor(null);
              act();
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
      <input
        ref={setInput}
        type="file"
        accept=".json,application/json"
        aria-label="File with a state"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void open(file);
          // The same file can be chosen again when it is mended.
          target.value = '';
        }}
      />
    </>
  );
}

/** The arrangement as JSON, with one line of code for a test and one for a story. Without the host. */
function codeFor(arrangement: Arrangement, path: string): string {
  return [
    '// MockChoice is a type of mocks/states/readChoice.ts.',
    `const path = '${path.replaceAll("'", '%27')}';`,
    `const mock: MockChoice = ${JSON.stringify(differencesOf(arrangement), null, 2)};`,
    '// In a test:',
    'renderApp({ path, mock });',
    '// In a story:',
    'parameters: { address: path, mock },',
    '',
  ].join('\n');
}

/** The differences from the default arrangement. Without host and latency, which tests and stories set themselves. */
function differencesOf({
  version: _version,
  realHost: _realHost,
  latency: _latency,
  rules,
  ...rest
}: Arrangement): Partial<Arrangement> {
  const mocked = Object.entries(rules)
    .map(([id, all]) => [id, all.filter(({ answer }) => answer !== 'real')] as const)
    .filter(([, all]) => all.length > 0);
  return {
    ...rest,
    ...(mocked.length > 0 && { rules: Object.fromEntries(mocked) }),
  };
}

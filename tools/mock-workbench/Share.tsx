import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { toLink } from '../../mocks/config/link';
import { copyText } from '../../src/components/controls/copyText';
import { download } from '../../src/lib/files/download';
import { storyFile, testFile } from './codeFiles';
import type { Import } from './useImport';
import { useWorkbench, wholeConfig, type WorkbenchProps } from './useWorkbench';

interface ShareProps extends Pick<WorkbenchProps, 'router'> {
  importing: Import;
}

/** Exports the config as a link, a file or code for a test and a story. Imports one from a file. */
export function Share({ router, importing: { open, refuse, close } }: ShareProps) {
  const { mock } = useWorkbench();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  function copyLink() {
    const link = toLink(wholeConfig(mock));
    if (link.value === undefined) {
      refuse([link.problem]);
      return;
    }
    const url = new URL(window.location.href);
    url.searchParams.set('mock', link.value);
    void copyText(url.href, 'Link copied');
  }

  function path() {
    const { pathname, search } = router.state.location;
    // The path is shown without the folder that the app was built for.
    const folder = (router.basename ?? '').replace(/\/$/, '');
    return `${pathname.slice(folder.length) || '/'}${search}`;
  }

  const items = {
    'Copy link': copyLink,
    Export: () => {
      const content = `${JSON.stringify(wholeConfig(mock), null, 2)}\n`;
      download(new Blob([content], { type: 'application/json' }), 'mock-state.json');
    },
    Import: () => input?.click(),
    'Use in a test': () =>
      void copyText(testFile(wholeConfig(mock), path()), 'Copied for test/product/'),
    'Use in a story': () =>
      void copyText(storyFile(wholeConfig(mock), path()), 'Copied for stories/pages/'),
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
          // The user can then select the same file again after correcting it.
          target.value = '';
        }}
      />
    </>
  );
}

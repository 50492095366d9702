import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { copyText } from '../../../src/components/controls/copyText';
import { download } from '../../../src/lib/files/download';
import { toLink } from '../../../mocks/states/link';
import { useWorkbench } from '../model/workbench';
import { wholeArrangement } from '../model/wholeArrangement';
import { codeFor, FILE_NAME, fileText } from './shareTexts';
import type { Import } from './useImport';

/** The arrangement as a link, as a file, and as code for a test or a story; and one from a file. */
export function Share({ importing: { open, refuse, close } }: { importing: Import }) {
  const { mock, screen } = useWorkbench();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  function copyLink() {
    const arrangement = wholeArrangement(mock);
    const link = toLink(arrangement);
    if (link.value === undefined) {
      refuse([link.problem]);
      return;
    }
    const url = new URL(window.location.href);
    url.searchParams.set('mock', link.value);
    void copyText(url.href, 'Link copied');
  }

  function save(name: string, content: string) {
    download(new Blob([content], { type: 'application/json' }), name);
  }

  function copyCode() {
    const { text, file } = codeFor(wholeArrangement(mock), screen.path());
    if (file) save(file.name, file.content);
    void copyText(
      text,
      file ? `Copied. ${file.name} is for mocks/states/.` : 'Copied for a test or a story',
    );
  }

  const items = {
    'Copy link': copyLink,
    Export: () => {
      save(FILE_NAME, fileText(wholeArrangement(mock)));
    },
    Import: () => input?.click(),
    'Use in a test or story': copyCode,
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
        container={anchor?.closest('section')}
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

import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { copyText } from '../../../src/components/controls/copyText';
import { notify } from '../../../src/components/toasts/notify';
import { download } from '../../../src/lib/files/download';
import { toLink } from '../../../mocks/states/link';
import { useWorkbench } from '../model/workbench';
import { wholeArrangement } from '../model/wholeArrangement';
import { codeFor, countOf, FILE_NAME, fileText } from './shareTexts';
import type { Import } from './useImport';

/** The arrangement as a link, as a file, and as code for a test or a story; and one from a file. */
export function Share({ importing: { open, refuse, close } }: { importing: Import }) {
  const { mock, screen } = useWorkbench();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function copyLink() {
    const arrangement = wholeArrangement(mock);
    const link = toLink(arrangement);
    if (link.value === undefined) {
      refuse([link.problem]);
      return;
    }
    const url = new URL(window.location.href);
    url.searchParams.set('mock', link.value);
    const answers = countOf(arrangement);
    void copyText(
      url.href,
      answers === 0
        ? 'Link copied'
        : `Link copied, without ${answers === 1 ? 'the recorded answer' : `the ${answers} recorded answers`}`,
    );
  }

  function save(name: string) {
    const text = fileText(wholeArrangement(mock));
    download(new Blob([text], { type: 'application/json' }), name);
  }

  function copyCode() {
    const { text, file } = codeFor(wholeArrangement(mock), screen.path());
    if (file !== undefined) {
      save(file);
      notify({ text: `${file} is for mocks/states/.`, tone: 'default' });
    }
    void copyText(text, 'Copied for a test or a story');
  }

  const item = (name: string, act: () => void) => (
    <MenuItem
      dense
      onClick={() => {
        setIsOpen(false);
        act();
      }}
    >
      {name}
    </MenuItem>
  );

  return (
    <>
      <Button
        ref={button}
        size="small"
        endIcon={<ArrowIcon />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          close();
          setIsOpen(true);
        }}
      >
        Share
      </Button>
      <Menu
        open={isOpen}
        anchorEl={button.current}
        // A menu in the body would be behind the panel.
        container={() => button.current?.closest('section') ?? null}
        disableScrollLock
        slotProps={{ list: { 'aria-label': 'Share' } }}
        onClose={() => {
          setIsOpen(false);
        }}
      >
        {item('Copy link', copyLink)}
        {item('Export', () => {
          save(FILE_NAME);
        })}
        {item('Import', () => input.current?.click())}
        {item('Use in a test or story', copyCode)}
      </Menu>
      <input
        ref={input}
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

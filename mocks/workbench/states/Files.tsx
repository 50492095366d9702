import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { notify } from '../../../src/components/toasts/notify';
import { toLink } from '../../arrangement/link';
import { parseArrangement } from '../../arrangement/reading/readArrangement';
import { Note } from '../controls/Note';
import { copyText } from '../copy/copyText';
import { storyText, testText } from '../copy/sceneText';
import { useScene } from '../copy/useScene';
import { useWorkbench } from '../model/workbench';
import { wholeArrangement } from '../model/wholeArrangement';
import { download } from './download';
import { Problems } from './Problems';

const FILE_NAME = 'mock-state.json';
const TOO_LARGE =
  'It is too large for an address: recordings, answers and what was written count. Export it.';

/** The present arrangement as a file, a link, a test and a story; and one from a file. */
export function Files() {
  const { mock, load } = useWorkbench();
  const scene = useScene();
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);

  async function open(file: File) {
    const text = await file.text().catch(() => undefined);
    const read =
      text === undefined ? { problems: ['The file cannot be read'] } : parseArrangement(text);
    setProblems(read.problems ?? []);
    if (!read.arrangement) return;
    load(read.arrangement);
    notify({ text: `${file.name} is open.`, tone: 'success' });
  }

  function copyLink() {
    const link = toLink(wholeArrangement(mock));
    setProblems(link === undefined ? [TOO_LARGE] : []);
    if (link === undefined) return;
    const url = new URL(window.location.href);
    url.searchParams.set('mock', link);
    void copyText(url.href, 'Link copied');
  }

  return (
    <>
      <div
        onDragOver={(event) => {
          event.preventDefault();
        }}
        onDrop={(event) => {
          event.preventDefault();
          const [file] = event.dataTransfer.files;
          if (file) void open(file);
        }}
      >
        <Button
          size="small"
          variant="outlined"
          onClick={() => {
            download(`${JSON.stringify(wholeArrangement(mock), null, 2)}\n`, FILE_NAME);
          }}
        >
          Export
        </Button>
        <Button size="small" variant="outlined" onClick={() => input.current?.click()}>
          Import
        </Button>
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
        <Button size="small" variant="outlined" onClick={copyLink}>
          Copy link
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() => void copyText(testText(scene()), 'Copied as a test of this screen')}
        >
          Copy as test
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() => void copyText(storyText(scene()), 'Copied as a story of this screen')}
        >
          Copy as story
        </Button>
      </div>
      <Problems problems={problems} />
      <Note>
        A file may also be dropped on these buttons. The project keeps its states in mocks/states.
      </Note>
    </>
  );
}

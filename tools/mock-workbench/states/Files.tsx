import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { copyText } from '../../../src/components/controls/copyText';
import { notify } from '../../../src/components/toasts/notify';
import { download } from '../../../src/lib/files/download';
import type { Arrangement } from '../../../mocks/engine/arrangement';
import { toLink } from '../../../mocks/states/link';
import { realOperations } from '../../../mocks/engine/origins';
import { parseArrangement } from '../../../mocks/states/readArrangement';
import { Note } from '../controls/Note';
import { storyText, testText } from '../log/sceneText';
import { useScene } from '../log/useScene';
import { useWorkbench } from '../model/workbench';
import { wholeArrangement } from '../model/wholeArrangement';
import { styled } from '@mui/material/styles';

const FILE_NAME = 'mock-state.json';

interface OpenedFile {
  name: string;
  arrangement: Arrangement;
}

/** The present arrangement as a file, a link, a test and a story; and one from a file. */
export function Files() {
  const { mock, load } = useWorkbench();
  const scene = useScene();
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** A file that names a host needs a second click: a rule that becomes Real later also sends calls to that host. */
  const [asked, setAsked] = useState<OpenedFile>();

  async function open(file: File) {
    const text = await file.text().catch(() => undefined);
    const read =
      text === undefined ? { problems: ['The file cannot be read'] } : parseArrangement(text);
    setProblems(read.problems ?? []);
    setAsked(undefined);
    if (!read.arrangement) return;
    const opened = { name: file.name, arrangement: read.arrangement };
    if (read.arrangement.realHost !== undefined) setAsked(opened);
    else openFile(opened);
  }

  function openFile({ name, arrangement }: OpenedFile) {
    setAsked(undefined);
    load(arrangement);
    notify({ text: `${name} is open.`, tone: 'success' });
  }

  function copyLink() {
    const { value, problem } = toLink(wholeArrangement(mock));
    setProblems(problem === undefined ? [] : [problem]);
    if (value === undefined) return;
    const url = new URL(window.location.href);
    url.searchParams.set('mock', value);
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
            const text = `${JSON.stringify(wholeArrangement(mock), null, 2)}\n`;
            download(new Blob([text], { type: 'application/json' }), FILE_NAME);
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
      {asked && (
        <div role="alert">
          <Note data-tone="error">
            {asked.name} sends calls, and what they carry, to {asked.arrangement.realHost}:{' '}
            {realOperations(asked.arrangement).join(', ') || 'every operation that becomes Real'}.
          </Note>
          <Button
            size="small"
            variant="outlined"
            onClick={() => {
              openFile(asked);
            }}
          >
            Open it
          </Button>
        </div>
      )}
      <Note>
        A file may also be dropped on these buttons. The project keeps its states in mocks/states.
      </Note>
    </>
  );
}

const MOST = 10;

const List = styled('ul')(({ theme: { vars, typography, spacing } }) => ({
  ...typography.body2,
  margin: 0,
  paddingInlineStart: spacing(2.5),
  color: vars.palette.error.main,
  overflowWrap: 'anywhere',
}));

/** Why something was refused. Nothing has changed. */
function Problems({ problems }: { problems: readonly string[] }) {
  const more = problems.length - MOST;
  return (
    <div role="alert">
      {problems.length > 0 && (
        <List>
          {problems.slice(0, MOST).map((problem, index) => (
            // Two problems can have the same words.
            <li key={index}>{problem}</li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </List>
      )}
    </div>
  );
}

import type { LogEntry } from '../../../mocks/engine/log';
import { Note } from '../controls/Note';
import { ANSWERS } from './rules';

interface LastAnswerProps {
  /** How often the operation was called. */
  count: number;
  /** The last call that got an answer. */
  entry: LogEntry | undefined;
}

/** How often an operation was called, and who answered last. */
export function LastAnswer({ count, entry }: LastAnswerProps) {
  const calls = count === 1 ? '1 call' : `${count} calls`;
  if (!entry?.answer) return <Note>{calls}</Note>;
  const { by, status, problem } = entry.answer;
  const [violation] = entry.violations;
  return (
    <>
      <Note>
        {calls}, the last: {by ? ANSWERS[by] : 'no answer'}
        {status > 0 && ` ${status}`}
      </Note>
      {problem !== undefined && <Note data-tone="error">{problem}</Note>}
      {violation !== undefined && <Note data-tone="error">Breaks the contract: {violation}</Note>}
    </>
  );
}

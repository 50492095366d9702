import { styled } from '@mui/material/styles';
import CloseIcon from '@mui/icons-material/Close';
import { useEffect, useRef } from 'react';
import { IconAction } from '../../../src/components/controls/IconAction';
import type { LogEntry } from '../../../mocks/engine/log';
import { Note } from '../controls/Note';
import { CallActions } from './CallActions';
import { answererText, durationText, nameText, statusText, EXAMPLE, timeText } from './callTexts';

interface CallDetailsProps {
  entry: LogEntry;
  onClose: () => void;
}

const Root = styled('section')(({ theme: { vars, typography, spacing } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(1),
  padding: spacing(1, 2, 2),
  outline: 0,
  '& > header': { display: 'flex', alignItems: 'flex-start', gap: spacing(1) },
  '& > header > div': { flex: 1, minInlineSize: 0, paddingBlockStart: spacing(0.75) },
  '& h2, & h3': { ...typography.body2, margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& ul': { margin: 0, paddingInlineStart: spacing(2.5), color: vars.palette.error.main },
  '& pre': {
    margin: 0,
    padding: spacing(1, 1.5),
    borderRadius: 6,
    fontFamily: 'ui-monospace, monospace',
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    backgroundColor: vars.palette.action.hover,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
}));

/** A call in full, with what can be done with its answer. */
export function CallDetails({ entry, onClose }: CallDetailsProps) {
  const root = useRef<HTMLElement>(null);
  const { method, url, operation, answer, violations, requestBody } = entry;

  useEffect(() => {
    const before = document.activeElement;
    root.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  const facts = [timeText(entry), statusText(entry), answererText(entry), durationText(entry)];
  return (
    <Root
      ref={root}
      tabIndex={-1}
      data-part="details"
      aria-label={`${nameText(entry)}, ${statusText(entry)}`}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <header>
        <div>
          <h2>
            {method} {url}
          </h2>
          <Note>{facts.filter(Boolean).join(' · ')}</Note>
        </div>
        <IconAction
          label="Close the call"
          icon={<CloseIcon fontSize="small" />}
          onClick={onClose}
        />
      </header>
      {answer?.problem !== undefined && <Note data-tone="error">{answer.problem}</Note>}
      {answer?.isExample && <Note>{EXAMPLE}</Note>}
      {!operation && <Note data-tone="error">The contract does not have this call.</Note>}
      {violations.length > 0 && (
        <ul aria-label="What breaks the contract">
          {violations.map((violation) => (
            <li key={violation}>{violation.replace(/^[A-Z]+ \S+: /, '')}</li>
          ))}
        </ul>
      )}
      {operation && answer && violations.length === 0 && (
        <Note>Request and answer fit the contract.</Note>
      )}
      <CallActions entry={entry} />
      <h3>Request</h3>
      <Content body={requestBody} hasToken={entry.hasToken} />
      <h3>Answer</h3>
      {answer ? <Content body={answer.body} /> : <Note>The call still waits.</Note>}
    </Root>
  );
}

function Content({ body, hasToken = false }: { body: unknown; hasToken?: boolean }) {
  const notes = [hasToken && 'With a token, which is hidden.', body === undefined && 'No body.'];
  const text = notes.filter(Boolean).join(' ');
  return (
    <>
      {text !== '' && <Note>{text}</Note>}
      {body !== undefined && (
        <pre>{typeof body === 'string' ? body : JSON.stringify(body, null, 2)}</pre>
      )}
    </>
  );
}

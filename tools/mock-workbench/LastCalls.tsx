import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LogEntry } from '../../mocks/log/log';
import type { OperationId } from '../../mocks/config/operations';

const MOST = 5;

interface LastCallsProps {
  operation: OperationId;
  /** The calls, the oldest first. */
  calls: readonly LogEntry[];
}

/** The last calls of an operation, the newest first. */
export function LastCalls({ operation, calls }: LastCallsProps) {
  if (calls.length === 0)
    return <Typography variant="body2">The page has not called it.</Typography>;
  return (
    <section aria-label={`Last calls of ${operation}`}>
      {calls
        .slice(-MOST)
        .reverse()
        .map((entry) => (
          <Call key={entry.id} entry={entry} />
        ))}
    </section>
  );
}

function Call({ entry }: { entry: LogEntry }) {
  const { method, url, time, hasToken, requestBody, answer, violations } = entry;
  const details = [
    new Date(time).toLocaleTimeString('en-GB'),
    statusText(entry),
    answererText(entry),
    answer && `${Math.round(answer.duration).toLocaleString('en')} ms`,
    violations.length > 0 && 'breaks the contract',
  ];
  return (
    <Accordion
      disableGutters
      variant="outlined"
      slotProps={{ transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {method} {url}
          <Box component="span" sx={{ marginInlineStart: 2, color: 'text.secondary' }}>
            {details.filter(Boolean).join(' · ')}
          </Box>
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Stack spacing={1}>
          {answer?.problem !== undefined && <Alert severity="error">{answer.problem}</Alert>}
          {answer?.isExample && (
            <Alert severity="info">
              The mock does not know the id. It has answered with the contract's example, and has
              kept nothing.
            </Alert>
          )}
          {violations.length > 0 && (
            <Alert severity="error">
              {violations.map((violation) => (
                <div key={violation}>{violation.replace(/^[A-Z]+ \S+: /, '')}</div>
              ))}
            </Alert>
          )}
          {answer && violations.length === 0 && (
            <Typography variant="body2">Request and answer fit the contract.</Typography>
          )}
          <Content
            title={hasToken ? 'Request, with a token' : 'Request'}
            body={requestBody}
            none="No body."
          />
          <Content
            title="Answer"
            body={answer?.body}
            none={answer ? 'No body.' : 'The call still waits.'}
          />
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}

interface ContentProps {
  title: string;
  body: unknown;
  /** The text that is shown if there is no body. */
  none: string;
}

function Content({ title, body, none }: ContentProps) {
  const text = typeof body === 'string' ? body : JSON.stringify(body, null, 2);
  return (
    <div>
      <Typography component="h3" variant="subtitle2">
        {title}
      </Typography>
      <Box
        component="pre"
        sx={{ m: 0, fontSize: '0.8125rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {body === undefined ? none : text}
      </Box>
    </div>
  );
}

export function statusText({ answer }: LogEntry): string {
  if (!answer) return 'Waits';
  return answer.status === 0 ? 'None' : String(answer.status);
}

export function isFailure({ answer }: LogEntry): boolean {
  return answer !== undefined && (answer.status === 0 || answer.status >= 400);
}

/** Returns the origin of an answer: "mock", "rule", "mock, example". */
export function answererText({ answer }: LogEntry): string {
  if (!answer) return '';
  if (answer.by === undefined) return 'nobody';
  return answer.isExample ? `${answer.by}, example` : answer.by;
}

/** An error without anything that could be a value: no address, id, name, note or token. */
export interface CleanedError {
  name: string;
  /** The words of browsers and of React. Everything else is an ellipsis. */
  message: string;
  /** Places in the files of this build, such as `assets/home-Cx1b2Y3z.js:1:204`. */
  stack: string[];
}

/** Characters of a message, and lines of a stack. */
const LONGEST_MESSAGE = 200;
const LONGEST_STACK = 10;

/** A message can quote any value, with quotation marks or without. So only these words are sent. */
const WORDS = new Set(
  (
    'Cannot Could Error Failed Illegal Importing Invalid Load Loading Maximum Network Object Request Something Unable ' +
    'Unexpected a access an and argument arguments array as assignment at be before body call called callback calls ' +
    'class closed code component component, constant constructor convert create defined delete depth destructure does ' +
    'dynamically end enough error exceeded execute failed fetch find for from function getter has have hook hooks ' +
    'implemented import imported in index initialization input instance invalid invoke is iterable json key large length ' +
    'load loaded loading many map match maximum method missing module more must name network never new nested no node ' +
    'non-object not null number object of on only operation operator or out parameter parse permission position ' +
    'properties property prototype quota range reached read reading recursion removed rendered request required ' +
    'response script search set setter setting size stack state status string such symbol than the time timeout to ' +
    'token too type undefined unknown update use used using valid value variable was went when while with write wrong'
  ).split(' '),
);

const REACT_ERROR = /^Minified React error #\d{1,3}/;

/** Of an error, or of the event of one that nothing has caught. */
export function cleanedError(thrown: unknown): CleanedError {
  const error = inEvent(thrown);
  if (!(error instanceof Error)) return { name: typeof error, message: '', stack: [] };
  const { name, message, stack = '' } = error;
  return {
    name: /^[A-Z][A-Za-z]{0,30}Error$/.test(name) ? name : 'Error',
    message: REACT_ERROR.exec(message)?.[0] ?? cleanedMessage(message),
    stack: placesIn(stack),
  };
}

function inEvent(thrown: unknown): unknown {
  if (!(thrown instanceof Event)) return thrown;
  return 'reason' in thrown ? thrown.reason : 'error' in thrown && thrown.error;
}

function cleanedMessage(message: string): string {
  return message
    .slice(0, LONGEST_MESSAGE)
    .replace(/[^\s()]+/g, (word) => (WORDS.has(word.replace(/[.,:]$/, '')) ? word : '…'))
    .replace(/…(?:\s*…)+/g, '…');
}

function placesIn(stack: string): string[] {
  const folder = `${window.location.origin}${import.meta.env.BASE_URL}`;
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, file] = line.split(folder);
      return /^assets\/[\w.-]+\.js:\d+:\d+/.exec(file ?? '')?.[0] ?? [];
    })
    .slice(0, LONGEST_STACK);
}

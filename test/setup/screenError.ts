const MAX_LINES = 50;
const MAX_CHARACTERS = 110;

/** Matches elements that are printed as one line. */
const LINES =
  'h1, h2, h3, p, a, button, input, select, textarea, label, tr, li, dt, dd, [role="status"], [role="alert"], [role="row"], [role="menuitem"], [role="img"]';

/** Creates the error of a failed query, with its message and the visible texts of the screen. */
export function screenError(message: string): Error {
  const [summary = message] = message.split('\n\n');
  const error = new Error(`${summary}\n\n${shownLines().join('\n')}\n`);
  error.name = 'TestingLibraryElementError';
  // Jest marks the first line that is not of a library, which is that of the test.
  error.stack = error.stack
    ?.split('\n')
    .filter((line) => !line.includes('/test/setup/'))
    .join('\n');
  return error;
}

/** Returns a line for each text and control of the open dialog or menu, or else of `main`. */
function shownLines(): string[] {
  const root =
    document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') ??
    document.querySelector('main') ??
    document.body;
  const lines = [...root.querySelectorAll(LINES)]
    .filter((element) => element.parentElement?.closest(LINES) === null)
    .map(lineOf);
  const title = `${root.getAttribute('role') ?? root.localName} on screen:`;
  return lines.length > MAX_LINES
    ? [title, ...lines.slice(0, MAX_LINES), `  … ${lines.length - MAX_LINES} more`]
    : [title, ...lines];
}

/**
 * Returns a line such as '  tr      Ada Okafor
 * 7
 * [Edit]'.
 */
function lineOf(element: Element): string {
  const kind = element.getAttribute('role') ?? element.localName;
  const line = `  ${kind.padEnd(8)} ${fieldsOf(element)}`;
  return line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS)}…` : line;
}

function fieldsOf(element: Element): string {
  const { localName } = element;
  const name = element.getAttribute('aria-label');
  if (localName === 'svg' || localName === 'option') return '';
  if (element instanceof HTMLInputElement)
    return `${name ?? ''} (${element.type}: "${element.value}")`;
  if (element instanceof HTMLSelectElement) {
    return `${name ?? ''} (selected: "${element.selectedOptions[0]?.text ?? ''}")`;
  }
  if (name !== null) return `[${name}]`;
  return [...element.childNodes]
    .map((node) => (node instanceof Element ? fieldsOf(node) : (node.textContent ?? '')))
    .filter((text) => text.trim() !== '')
    .join(element.matches('tr, [role="row"]') ? ' | ' : ' ');
}

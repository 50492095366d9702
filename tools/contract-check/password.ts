import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks for a password on a terminal without echo. Rejects if the user cancels. */
export function askPassword(
  question: string,
  input: NodeJS.ReadableStream = process.stdin,
  // Standard output may go to a file.
  output: NodeJS.WritableStream = process.stderr,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const muted = new Writable({
      write: (_chunk, _encoding, done) => {
        done();
      },
    });
    // `terminal` sets raw mode, in which the terminal itself echoes nothing.
    const lines = createInterface({ input, output: muted, terminal: true, historySize: 0 });
    output.write(question);
    lines.once('line', (password) => {
      resolve(password);
      lines.close();
    });
    lines.once('SIGINT', () => {
      lines.close();
    });
    lines.once('close', () => {
      output.write('\n');
      // This does nothing if the line came first.
      reject(new Error('No password was typed.'));
    });
  });
}

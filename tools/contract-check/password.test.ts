import { PassThrough } from 'node:stream';
import { askPassword } from './password';

function ask() {
  const input = new PassThrough();
  const output = new PassThrough();
  const printed: string[] = [];
  output.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  return { input, printed, answer: askPassword('Password: ', input, output) };
}

test('a typed password is returned and is not printed', async () => {
  const { input, printed, answer } = ask();
  input.write('hunter23');
  input.write('\u007f2\r');
  expect(await answer).toBe('hunter22');
  expect(printed.join('')).toBe('Password: \n');
});

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('%s cancels the prompt', async (_name, key) => {
  const { input, answer } = ask();
  input.write(key);
  await expect(answer).rejects.toThrow('No password was typed.');
});

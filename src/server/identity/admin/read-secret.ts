import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AdminRefused } from './command.ts';

/**
 * A secret of the operator, from a file, from standard input, or typed at a prompt that does not show it. It
 * never comes from an argument: those are in the shell's history, and every user of the machine sees them.
 * Throws AdminRefused.
 */
export async function readSecret(title: string, file: string | undefined): Promise<string> {
  if (file !== undefined) {
    return readFile(file, 'utf8').catch(() => {
      throw new AdminRefused(`The file ${file} cannot be read. Check its path and its permissions.`);
    });
  }
  return process.stdin.isTTY ? (await ask([title]))[0]! : text(process.stdin);
}

/** A new password, typed twice at a prompt, without the line break that ends a file. Throws AdminRefused. */
export async function readNewPassword(file: string | undefined): Promise<string> {
  if (file === undefined && process.stdin.isTTY) {
    const [password, again] = await ask(['The new password', 'The same password again']);
    if (password !== again)
      throw new AdminRefused('The two passwords differ. Nothing was changed; run the command again.');
    return password!;
  }
  const password = (await readSecret('The new password', file)).replace(/\r?\n$/, '');
  if (/[\r\n]/.test(password)) throw new AdminRefused('The password must be one line.');
  return password;
}

/** Prompts the operator for one line each, without showing the input. Throws AdminRefused when they stop. */
async function ask(titles: readonly string[]): Promise<string[]> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const answers: string[] = [];
  try {
    for (const title of titles) {
      process.stderr.write(`${title}: `);
      answers.push(await lines.question(''));
      process.stderr.write('\n');
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError')
      throw new AdminRefused('\nNothing was entered, so nothing was changed.');
    throw error;
  } finally {
    lines.close();
  }
  return answers;
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Places } from '../places.ts';
import { BackupRefused } from './archive.ts';

/**
 * Recovers an unpacked data directory to the end of its backup, and runs SQL statements on it before any
 * client can connect: PostgreSQL in single-user mode, which has no socket. Each statement is one line.
 */
export async function recover(
  places: Places,
  staging: string,
  database: string,
  statements: readonly string[],
): Promise<void> {
  const server = spawn(
    join(places.binaries, 'postgres'),
    [
      '--single',
      '-j',
      '-D',
      staging,
      '-c',
      'log_error_verbosity=terse',
      '-c',
      'log_min_error_statement=panic',
      database,
    ],
    { ...places.owner, cwd: '/', env: { ...process.env, LC_ALL: 'C' } },
  );
  server.stdin.on('error', () => undefined);
  server.stdin.end(statements.map((statement) => `${statement};\n\n`).join(''));
  const said = Promise.all([text(server.stdout), text(server.stderr)]);
  const code = await new Promise<number | null>((resolve, reject) => {
    server.once('error', reject);
    server.once('close', resolve);
  });
  const [, errors] = await said;
  const wrong = errors.split('\n').filter((line) => /\b(ERROR|FATAL|PANIC):/.test(line));
  if (code === 0 && wrong.length === 0) return;
  throw new BackupRefused(
    'PostgreSQL could not recover the restored data, so nothing was ' +
      `restored:\n${(wrong.length > 0 ? wrong : errors.trim().split('\n').slice(-5)).join('\n')}`,
  );
}

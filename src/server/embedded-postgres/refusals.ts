import { join } from 'node:path';
import { StartRefused } from '../platform/start-refused.ts';
import type { Holder } from './directory-lock.ts';
import { PASSWORD_FILE } from './places.ts';

/** The refusals of a start that several files of this room use. */

export function alreadyRunning(dataDir: string, holder?: Holder): StartRefused {
  const where = holder?.pid ? ` (process ${holder.pid} on ${holder.host})` : '';
  if (holder?.purpose === 'command') {
    return new StartRefused(
      `A command of Outlay${where} is working on ${dataDir}. Wait until it has ended, and try again.`,
    );
  }
  return new StartRefused(
    `Outlay is already running on ${dataDir}${where}. Stop it first, or start this one with another ` +
      'DATA_DIR ' +
      'and PORT.',
  );
}

/** There is a password but no database: starting again would not help. */
export function databaseGone(data: string, dataDir: string): StartRefused {
  return new StartRefused(
    `${join(dataDir, PASSWORD_FILE)} belongs to a database that is not in ${data}. Restore that database, ` +
      'or ' +
      `empty ${dataDir} to begin a new one.`,
  );
}

/** Unlike other refusals of PostgreSQL, this one is not worth a retry. */
export class WrongPassword extends StartRefused {
  constructor(dataDir: string) {
    super(
      `The password in ${join(dataDir, PASSWORD_FILE)} is not the password of the database beside it. ` +
        'Restore the right one from a backup.',
    );
  }
}

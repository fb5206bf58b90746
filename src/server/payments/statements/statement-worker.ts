import { pino } from 'pino';
import type { ErrorTitle, Explained } from '../../../shared/error-texts.ts';
import type { Context } from '../../platform/context.ts';
import { LARGE_BATCHES } from '../../platform/database/patience.ts';
import { openDatabase, type Database, type DatabaseAddress } from '../../platform/database/pool.ts';
import { problemFrom } from '../../platform/http/problem-details.ts';
import { systemRandom } from '../../platform/random.ts';
import { reconcileAccount } from '../reconciliation/reconcile-account.ts';
import { readStatementFile } from './read-statement-file.ts';

/** A large file to read, or an account with many open entries to match. */
export interface StatementTask {
  address: DatabaseAddress;
  nowMs: number;
  fileId: string | null;
  accountId: string | null;
}

/** Why the work could not be done, as plain data; null once it is done. */
export type StatementResult = {
  status: number;
  code: string;
  title: ErrorTitle;
  detail: string | Explained;
  headers: Record<string, string>;
} | null;

let opened: { key: string; database: Database } | null = null;

/** The connection of this thread, opened once. */
function databaseOf(address: DatabaseAddress): Database {
  const key = JSON.stringify(address);
  if (opened?.key !== key) {
    void opened?.database.close();
    const options = { max: 1, name: 'outlay-statements', patience: LARGE_BATCHES };
    opened = { key, database: openDatabase(address, options) };
  }
  return opened.database;
}

/** Reads or matches off the thread that answers requests (docs/decisions/0004). */
export default async function work(task: StatementTask): Promise<StatementResult> {
  const context: Context = {
    get configuration(): never {
      throw new Error('A thread that reads statements has no configuration.');
    },
    clock: { nowMs: () => task.nowMs },
    random: systemRandom,
    database: databaseOf(task.address),
    log: pino({ level: 'silent' }),
    onClose: () => undefined,
  };
  try {
    if (task.fileId !== null) await readStatementFile(context, task.fileId);
    if (task.accountId !== null) await reconcileAccount(context, task.accountId);
    return null;
  } catch (error) {
    const problem = problemFrom(error);
    if (!problem) throw error;
    const { status, code, title, message, params, headers } = problem;
    const detail = params ? { text: message, params } : message;
    return { status, code, title, detail, headers: { ...headers } };
  }
}

import { confirmBankReply as confirmReplyOp } from '../../../../contract/dashboard/bank-replies.ts';
import { confirmStatement as confirmOp } from '../../../../contract/dashboard/statement-confirmations.ts';
import type { ErrorTitle, Explained } from '../../../../shared/error-texts.ts';
import type { InputError } from '../../../../shared/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { LARGE_BATCHES } from '../../../platform/database/patience.ts';
import { openDatabase, type Database, type DatabaseAddress } from '../../../platform/database/pool.ts';
import { createLog } from '../../../platform/log.ts';
import { problemFrom } from '../../../platform/http/problem-details.ts';
import { systemRandom } from '../../../platform/random.ts';
import { confirmBankReply } from '../../bank-files/confirm-bank-reply.ts';
import { readReply } from '../../bank-files/read-reply.ts';
import { makeChange, type ChangeToMake, type MadeChange } from '../../base/change.ts';
import { confirmStatement } from '../reconciliation/confirm-statement.ts';
import type { Scope } from '../reconciliation/load-open.ts';
import { reconcileAccount } from '../reconciliation/reconcile-account.ts';
import { previewCsv, type CsvPreview, type CsvToPreview } from './preview-csv.ts';
import { readStatementFile } from './read-statement-file.ts';

/** A large file to read, to preview or to confirm, or an account with many open entries to match. */
export type StatementWork =
  | { kind: 'read'; fileId: string }
  | { kind: 'match'; accountId: string; scope: Scope }
  | { kind: 'confirm'; change: ChangeToMake }
  | { kind: 'confirm-reply'; change: ChangeToMake }
  | { kind: 'reply'; replyId: string; again: boolean }
  | { kind: 'preview'; csv: CsvToPreview };

export type StatementTask = StatementWork & {
  address: DatabaseAddress;
  nowMs: number;
  logLevel: string;
};

/** The outcome as plain data: the change, the preview, or why the work could not be done. */
export type StatementResult =
  | { made: MadeChange | null }
  | { preview: CsvPreview }
  | {
      problem: {
        status: number;
        code: string;
        title: ErrorTitle;
        detail: string | Explained;
        errors: InputError[];
        headers: Record<string, string>;
      };
    };

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

/** Reads, matches or confirms off the thread that answers requests (docs/decisions/0004). */
export default async function work(task: StatementTask): Promise<StatementResult> {
  if (task.kind === 'preview') return { preview: previewCsv(task.csv) };
  const context: Context = {
    get configuration(): never {
      throw new Error('A thread that reads statements has no configuration.');
    },
    clock: { nowMs: () => task.nowMs },
    random: systemRandom,
    database: databaseOf(task.address),
    log: createLog(task.logLevel),
    onClose: () => undefined,
  };
  try {
    return { made: await made(context, task) };
  } catch (error) {
    const problem = problemFrom(error);
    if (!problem) throw error;
    const { status, code, title, message, params, errors, headers } = problem;
    const detail = params ? { text: message, params } : message;
    return { problem: { status, code, title, detail, errors: [...errors], headers: { ...headers } } };
  }
}

async function made(
  context: Context,
  task: Exclude<StatementWork, { kind: 'preview' }>,
): Promise<MadeChange | null> {
  if (task.kind === 'confirm') return makeChange(context, confirmOp, confirmStatement, task.change);
  if (task.kind === 'confirm-reply')
    return makeChange(context, confirmReplyOp, confirmBankReply, task.change);
  if (task.kind === 'read') await readStatementFile(context, task.fileId);
  else if (task.kind === 'reply') await readReply(context, task.replyId, { again: task.again });
  else await reconcileAccount(context, task.accountId, task.scope);
  return null;
}

import { type ErrorTitle, type Explained } from '../../../../shared/error-texts.ts';
import { createHash } from 'node:crypto';
import type { InputError } from '../../../../shared/errors.ts';
import { LARGE_BATCHES } from '../../../platform/database/patience.ts';
import { openDatabase, type Database, type DatabaseAddress } from '../../../platform/database/pool.ts';
import { problemFrom } from '../../../platform/http/problem-details.ts';
import { systemRandom } from '../../../platform/random.ts';
import { withIdempotency, type Answer, type Change, type IdempotencyScope } from '../../base/idempotency.ts';
import { createBatch, type Creator } from './create-batch.ts';
import { unpack } from './read-request.ts';

/** A create request, as the thread receives it. */
export interface CreateTask {
  address: DatabaseAddress;
  nowMs: number;
  creator: Creator;
  scope: IdempotencyScope;
  gzip: boolean;
  body: Uint8Array;
}

/** The thread's result: an answer to send with what was done, or a refusal as plain data. */
export type CreateResult =
  | { answer: Answer; audit: Change['audit'] }
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

/** The connections of this thread, opened once. */
function databaseOf(address: DatabaseAddress): Database {
  const key = JSON.stringify(address);
  if (opened?.key !== key) {
    void opened?.database.close();
    opened = {
      key,
      database: openDatabase(address, { max: 1, name: 'outlay-create', patience: LARGE_BATCHES }),
    };
  }
  return opened.database;
}

/** Creates a batch off the thread that answers requests (docs/decisions/0004). */
export default async function create(task: CreateTask): Promise<CreateResult> {
  try {
    const body = unpack(task.body, task.gzip);
    const bodyHash = createHash('sha256').update(body).digest();
    const context = { clock: { nowMs: () => task.nowMs }, random: systemRandom };
    let audit: Change['audit'] = null;
    const answer = await databaseOf(task.address).transaction(
      (tx) =>
        withIdempotency(tx, task.scope, bodyHash, new Date(task.nowMs), async (inner) => {
          const change = await createBatch(context, inner, task.creator, body);
          audit = change.audit;
          return change;
        }),
      { repeatable: true },
    );
    return { answer, audit };
  } catch (error) {
    const problem = problemFrom(error);
    if (!problem) throw error;
    const { status, code, title, message, params, errors, headers } = problem;
    return {
      problem: {
        status,
        code,
        title,
        detail: params ? { text: message, params } : message,
        errors: [...errors],
        headers: { ...headers },
      },
    };
  }
}

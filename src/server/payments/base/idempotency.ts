import { explain } from '../../../shared/error-texts.ts';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../../shared/errors.ts';
import { isUuid } from '../../../shared/ids.ts';
import { recordAudit, type AuditRecord } from '../../audit/audit.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { problemBody } from '../../platform/http/problem-details.ts';

/** How long the answer of a key is kept. The clean-up job deletes older ones. */
export const IDEMPOTENCY_KEPT_DAYS = 30;

/** The scope of a key. The same UUID with another user, method or operation is a different key. */
export interface IdempotencyScope {
  userId: string;
  entityId: string;
  method: string;
  /** The operation's path as operationPathOf() writes it: "/v1/payments/…". */
  path: string;
  /** The Idempotency-Key. Null when the client sent none; then no answer is stored. */
  key: string | null;
}

/**
 * The path of a request's operation in one spelling: "batche%73" is "batches", and ids are lower case.
 * Without it, another spelling of the address would run the same key twice.
 */
export function operationPathOf(request: FastifyRequest): string {
  const params = request.params as Record<string, string>;
  const path = request.routeOptions.url ?? request.url.split('?', 1)[0]!;
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(canonical(params[name] ?? '')));
}

function canonical(value: string): string {
  return isUuid(value) ? value.toLowerCase() : value;
}

/** The result of a verb: the body of its 200, and its audit row, or null when nothing changed. */
export interface Change {
  body: object;
  audit: AuditRecord | null;
}

/** An answer as JSON text, the same for a replay. Any status but 200 carries problem details. */
export interface Answer {
  status: number;
  text: string;
  replayed: boolean;
}

/** How answers are written into the database, and read from it. */
export interface AnswerKeeping {
  write(text: string): string;
  read(stored: string): string;
}

const AS_THEY_ARE: AnswerKeeping = { write: (text) => text, read: (stored) => stored };

interface StoredAnswer {
  body_hash: Buffer;
  status: number;
  response: string;
}

/**
 * Runs `effect` once for its key, in the caller's transaction. A repetition with the same body gets the first
 * answer. A refusal (a 4xx Problem other than 401 and 403) is stored like an answer, after its writes are
 * undone; other errors are thrown and not stored. Throws Problem 409 `request_in_flight` and 422
 * `idempotency_key_reused`. The audit row is written last.
 */
export async function withIdempotency(
  tx: Tx,
  scope: IdempotencyScope,
  bodyHash: Buffer,
  at: Date,
  effect: (tx: Tx) => Promise<Change>,
  keeping = AS_THEY_ARE,
): Promise<Answer> {
  if (scope.key === null) {
    const change = await effect(tx);
    if (change.audit) await recordAudit(tx, change.audit);
    return { status: 200, text: JSON.stringify(change.body), replayed: false };
  }
  await lockKey(tx, scope);
  const stored = await findAnswer(tx, scope);
  if (stored) return replay({ ...stored, response: keeping.read(stored.response) }, bodyHash);
  const { answer, audit } = await attempt(tx, scope, effect);
  await tx.query(
    `INSERT INTO idempotency_keys
            (user_id, entity_id, method, path, key, body_hash, status, response, created_at)
     VALUES ($1, $9, $2, $3, $4, $5, $6, $7, $8)`,
    [
      scope.userId,
      scope.method,
      scope.path,
      scope.key,
      bodyHash,
      answer.status,
      keeping.write(answer.text),
      at,
      scope.entityId,
    ],
  );
  if (audit) await recordAudit(tx, audit);
  return answer;
}

/** Locks the key until the transaction ends. A concurrent request with the same key is refused at once. */
async function lockKey(tx: Tx, scope: IdempotencyScope): Promise<void> {
  const name = [scope.userId, scope.method, scope.path, scope.key].join(' ');
  const [lock] = await tx.query('SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS taken', [name]);
  if (lock!.taken) return;
  const detail = explain('request_in_flight');
  throw new Problem(409, 'request_in_flight', 'Request in progress', detail);
}

async function findAnswer(tx: Tx, scope: IdempotencyScope): Promise<StoredAnswer | undefined> {
  const [stored] = await tx.query(
    `SELECT body_hash, status, response
       FROM idempotency_keys
      WHERE user_id = $1 AND method = $2 AND path = $3 AND key = $4`,
    [scope.userId, scope.method, scope.path, scope.key],
  );
  return stored;
}

function replay(stored: StoredAnswer, bodyHash: Buffer): Answer {
  if (stored.body_hash.equals(bodyHash))
    return { status: stored.status, text: stored.response, replayed: true };
  const detail = explain('idempotency_key_reused');
  throw new Problem(422, 'idempotency_key_reused', 'Idempotency key reused', detail);
}

async function attempt(
  tx: Tx,
  scope: IdempotencyScope,
  effect: (tx: Tx) => Promise<Change>,
): Promise<{ answer: Answer; audit: AuditRecord | null }> {
  await tx.query('SAVEPOINT effect');
  try {
    const change = await effect(tx);
    return {
      answer: { status: 200, text: JSON.stringify(change.body), replayed: false },
      audit: change.audit,
    };
  } catch (error) {
    if (!(error instanceof Problem) || !isStored(error)) throw error;
    await tx.query('ROLLBACK TO SAVEPOINT effect');
    return {
      answer: { status: error.status, text: JSON.stringify(problemBody(error, scope.path)), replayed: false },
      audit: null,
    };
  }
}

function isStored(problem: Problem): boolean {
  return problem.status >= 400 && problem.status < 500 && problem.status !== 401 && problem.status !== 403;
}

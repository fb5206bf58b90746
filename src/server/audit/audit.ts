import { createHash } from 'node:crypto';
import type { Database, Queryable, RowOf } from '../platform/database/pool.ts';

/** The author of a change. SYSTEM is the worker; OPERATOR is the person who runs `npm run admin`. */
export interface Actor {
  kind: 'USER' | 'SYSTEM' | 'OPERATOR';
  userId: string | null;
  name: string;
}

export const WORKER: Actor = { kind: 'SYSTEM', userId: null, name: 'Outlay' };
/** A person who has not signed in. */
export const UNKNOWN_PERSON: Actor = { kind: 'SYSTEM', userId: null, name: 'Not signed in' };
export const OPERATOR: Actor = { kind: 'OPERATOR', userId: null, name: 'Operator' };

export function actorOf(caller: { userId: string; userName: string }): Actor {
  return { kind: 'USER', userId: caller.userId, name: caller.userName };
}

export interface AuditRecord {
  entityId: string;
  at: Date;
  actor: Actor;
  /** The event, as "<subject>.<past participle>": "batch.approved". */
  action: string;
  subjectType: string;
  subjectId: string;
  /** Amounts as decimal or minor-unit strings; never a credential. */
  details: Record<string, unknown>;
}

/**
 * Appends a row to the entity's chain. It must be the last SQL statement of the transaction that makes the
 * change.
 */
export async function recordAudit(tx: Queryable, record: AuditRecord): Promise<void> {
  const { actor } = record;
  await tx.query('SELECT audit_append($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    record.entityId,
    record.at,
    actor.kind,
    actor.userId,
    actor.name,
    record.action,
    record.subjectType,
    record.subjectId,
    JSON.stringify(record.details, (_, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    ),
  ]);
}

/** The next rows of an entity's chain. */
const SELECT_CHAIN = `
  SELECT entity_id, seq, at, actor_kind, actor_id, actor_name, action, subject_type, subject_id, details,
         previous_hash, hash
    FROM audit_log
   WHERE entity_id = $1 AND seq > $2
   ORDER BY seq
   LIMIT $3`;

type StoredRow = RowOf<typeof SELECT_CHAIN>;

/** The hash that a row must have, computed as audit_append() in the migrations does. */
export function hashOfRow(row: StoredRow): Buffer {
  const fields = [
    row.entity_id,
    row.seq.toString(),
    row.at.getTime().toString(),
    row.actor_kind,
    row.actor_id ?? '',
    row.actor_name,
    row.action,
    row.subject_type,
    row.subject_id,
    row.details,
  ];
  const hash = createHash('sha256').update(row.previous_hash);
  for (const field of fields) hash.update(`${Buffer.byteLength(field)}:${field},`);
  return hash.digest();
}

interface AuditFault {
  entityId: string;
  entityName: string;
  seq: bigint;
  /** A sentence that says what is wrong with the row. */
  fault: string;
}

export interface AuditVerdict {
  rows: number;
  entities: number;
  /** The first bad row of each chain that has one. */
  faults: AuditFault[];
  /** The last row and the hash of each intact chain, for the operator to keep elsewhere. */
  ends: { entityName: string; seq: bigint; hash: string }[];
}

const PAGE = 5_000;

/** Verifies every entity's chain from its first row, and compares its end with the recorded head. */
export async function verifyAudit(database: Database): Promise<AuditVerdict> {
  return database.transaction(
    async (tx) => {
      const entities = await tx.query(
        `SELECT e.id, e.name, h.seq AS head_seq, h.hash AS head_hash
           FROM entities e
           LEFT JOIN audit_heads h ON h.entity_id = e.id
           ORDER BY e.name`,
      );
      const verdict: AuditVerdict = { rows: 0, entities: entities.length, faults: [], ends: [] };
      for (const entity of entities) {
        const chain = await walk(tx, entity.id);
        verdict.rows += chain.rows;
        const fault = chain.fault ?? faultAtHead(chain, entity);
        if (fault) verdict.faults.push({ entityId: entity.id, entityName: entity.name, ...fault });
        else verdict.ends.push({ entityName: entity.name, seq: chain.seq, hash: chain.hash.toString('hex') });
      }
      return verdict;
    },
    { isolation: 'repeatable read', readOnly: true },
  );
}

interface Chain {
  rows: number;
  seq: bigint;
  hash: Buffer;
  fault?: { seq: bigint; fault: string };
}

async function walk(tx: Queryable, entityId: string): Promise<Chain> {
  const chain: Chain = { rows: 0, seq: 0n, hash: Buffer.alloc(32) };
  for (;;) {
    const page = await tx.query(SELECT_CHAIN, [entityId, chain.seq, PAGE]);
    for (const row of page) {
      if (row.seq !== chain.seq + 1n)
        return { ...chain, fault: { seq: chain.seq + 1n, fault: 'The row is missing.' } };
      if (!row.previous_hash.equals(chain.hash))
        return {
          ...chain,
          fault: { seq: row.seq, fault: 'It does not contain the hash of the previous row.' },
        };
      if (!hashOfRow(row).equals(row.hash))
        return {
          ...chain,
          fault: { seq: row.seq, fault: 'Its content does not match its hash: it was changed.' },
        };
      chain.rows += 1;
      chain.seq = row.seq;
      chain.hash = row.hash;
    }
    if (page.length < PAGE) return chain;
  }
}

function faultAtHead(
  chain: Chain,
  entity: { head_seq: bigint | null; head_hash: Buffer | null },
): { seq: bigint; fault: string } | null {
  const seq = entity.head_seq ?? 0n;
  if (seq > chain.seq)
    return { seq: chain.seq + 1n, fault: 'The rows from here to the end of the chain are missing.' };
  if (seq < chain.seq) return { seq: seq + 1n, fault: 'The row is beyond the recorded end of the chain.' };
  if (entity.head_hash && seq > 0n && !entity.head_hash.equals(chain.hash))
    return { seq, fault: 'The recorded end of the chain has another hash.' };
  return null;
}

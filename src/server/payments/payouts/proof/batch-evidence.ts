import type { z } from 'zod';
import type { PayoutProof } from '../../../../contract/dashboard/payout-proof.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

export type BatchEvidence = z.input<typeof PayoutProof>['auditEntries'][number];

const ACTIONS = ['batch.created', 'batch.approved', 'batch.released'] as const satisfies readonly string[];

/** The audit entries of the creation, the approvals and the dispatch of a batch, oldest first. */
export async function loadBatchEvidence(
  db: Queryable,
  entityId: string,
  batchId: string,
): Promise<BatchEvidence[]> {
  const rows = await db.query(
    `SELECT l.seq, l.at, l.action, l.actor_name, u.display_name, l.hash,
            (SELECT string_agg(s.name, ', ')
               FROM jsonb_array_elements_text(l.details::jsonb -> 'signers') AS s (name)) AS signers
       FROM audit_log l
       LEFT JOIN users u ON u.id = l.actor_id
      WHERE l.entity_id = $1 AND l.subject_id = $2 AND l.action = ANY ($3)
      ORDER BY l.seq`,
    [entityId, batchId, ACTIONS],
  );
  return rows.map((row) => ({
    seq: Number(row.seq),
    at: row.at.toISOString(),
    action: row.action as BatchEvidence['action'],
    // A standing approval is that of its signers, though no user acts when a run is made.
    name: row.signers ?? row.display_name ?? row.actor_name,
    hash: row.hash.toString('hex'),
  }));
}

/** The registered name of an entity; null while the operator has not set one. */
export async function legalNameOf(db: Queryable, entityId: string): Promise<string | null> {
  const [config] = await db.query('SELECT legal_name FROM entity_configs WHERE entity_id = $1', [entityId]);
  return config?.legal_name ?? null;
}

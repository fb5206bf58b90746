import { notFound } from '../../../../shared/errors.ts';
import type { RequestToPayState } from '../../../../shared/collection-terms.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { SANDBOX } from './sandbox.ts';

/** A request to pay as a provider gets it. */
export interface PromptSent {
  /** The same one each time that it is sent: a provider takes a repeated one for the same. */
  id: string;
  shapId: string;
  amountMinor: bigint;
  expiresAt: Date;
  /** What the payer reads: who asks, and the reference of the payment request. */
  from: string;
  reference: string;
}

/** Who carries requests to pay to the banks of payers. No answer of it is money. */
export interface RequestToPayProvider {
  /** Resolves once it is taken. After an error the same one is sent again. */
  send(prompt: PromptSent): Promise<void>;
  /** Asks for its end, which is not guaranteed. */
  cancel(id: string): Promise<void>;
  /** What the bank has said since it was last asked: nothing, or states in any order, also repeated ones. */
  lookup(prompt: {
    id: string;
    shapId: string;
    asked: number;
    isCancelled: boolean;
  }): Promise<RequestToPayState[]>;
}

/**
 * The provider of an entity; null without one. The sandbox is the only one, and it plays only where demo
 * data is, for an entity that has never paid through a bank: no payer waits for a message that never leaves.
 */
export async function providerOf(
  context: Context,
  db: Queryable,
  entityId: string,
): Promise<RequestToPayProvider | null> {
  if (context.configuration.seed !== 'demo') return null;
  const [row] = await db.query(
    `SELECT EXISTS (SELECT 1
                      FROM bank_file_connections c
                     WHERE c.entity_id = e.id AND c.first_live_at IS NOT NULL) AS pays
       FROM entities e
      WHERE e.id = $1`,
    [entityId],
  );
  if (!row) throw notFound('entity');
  return row.pays ? null : SANDBOX;
}

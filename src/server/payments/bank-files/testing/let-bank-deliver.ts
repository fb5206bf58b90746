import type { Context } from '../../../platform/context.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';

/**
 * Gives a connection a confirmed transport, whatever its state, so that tests can bring statements and
 * replies as if they were fetched. It is never due for a visit.
 */
export async function letBankDeliver({ database }: Context, connectionId: string): Promise<void> {
  await ownerOf(database).transaction(async (tx) => {
    await tx.execute('ALTER TABLE bank_file_transports DISABLE TRIGGER bank_file_transports_chosen');
    await tx.execute(
      `INSERT INTO bank_file_transports
              (connection_id, entity_id, folders, confirmed_at, next_visit_at, failures)
       SELECT c.id, c.entity_id, '{"outbox": "out", "inbox": "in", "archive": "old"}', now(), '2100-01-01', 0
         FROM bank_file_connections c
        WHERE c.id = $1
           ON CONFLICT (connection_id) DO NOTHING`,
      [connectionId],
    );
    await tx.execute('ALTER TABLE bank_file_transports ENABLE ALWAYS TRIGGER bank_file_transports_chosen');
  });
}

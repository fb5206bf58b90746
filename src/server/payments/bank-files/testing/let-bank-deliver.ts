import type { Context } from '../../../platform/context.ts';
import { ownerOf } from '../../../platform/testing/test-database.ts';

/**
 * A transport of a connection as two users have chosen it, whatever the state of the connection: statements
 * and replies without a user may come by it. Nothing visits it.
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

import { foreignKey, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at } from '../../../platform/database/column-types.ts';
import { users } from '../../../identity/tables.ts';
import { batches } from '../tables.ts';

/** What people say about a batch. The database refuses changes: a comment stays as it was written. */
export const batchComments = pgTable(
  'batch_comments',
  {
    id: uuid('id').primaryKey(),
    batchId: uuid('batch_id').notNull(),
    authorId: uuid('author_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    text: text('text').notNull(),
    /** The row of the batch that the comment is about. */
    rowNumber: integer('row_number'),
    mentionedIds: uuid('mentioned_ids').array().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'batch_comments_batch_fk',
      columns: [t.entityId, t.batchId],
      foreignColumns: [batches.entityId, batches.id],
    }),
    foreignKey({
      name: 'batch_comments_author_fk',
      columns: [t.entityId, t.authorId],
      foreignColumns: [users.entityId, users.id],
    }),
    index('batch_comments_batch').on(t.batchId, t.createdAt),
    index('batch_comments_mentioned').using('gin', t.mentionedIds),
  ],
);

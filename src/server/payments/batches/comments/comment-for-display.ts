import type { z } from 'zod';
import type { BatchComment } from '../../../../contract/dashboard/batch-comments.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

const LISTED = 500;

/** The last comments on a batch, oldest first. */
export async function loadComments(db: Queryable, batchId: string): Promise<z.input<typeof BatchComment>[]> {
  const rows = await db.query(
    `SELECT c.id, c.author_id, u.name AS author_name, c.text, c.row_number, c.created_at,
            (SELECT coalesce(jsonb_agg(
                      jsonb_build_object('userId', m.id, 'name', m.name) ORDER BY m.name), '[]')
               FROM users m
              WHERE m.id = ANY (c.mentioned_ids)) AS mentions
       FROM batch_comments c
       JOIN users u ON u.id = c.author_id
      WHERE c.batch_id = $1
      ORDER BY c.created_at DESC, c.id DESC
      LIMIT $2`,
    [batchId, LISTED],
  );
  return rows.reverse().map((row) => ({
    id: row.id,
    author: { userId: row.author_id, name: row.author_name },
    text: row.text,
    rowNumber: row.row_number,
    mentions: row.mentions as { userId: string; name: string }[],
    createdAt: row.created_at.toISOString(),
  }));
}

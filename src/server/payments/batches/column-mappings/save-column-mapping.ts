import { explain } from '../../../../shared/error-texts.ts';
import { createHash } from 'node:crypto';
import type { saveColumnMapping as op } from '../../../../contract/dashboard/column-mappings.ts';
import { refused } from '../../../../shared/errors.ts';
import { actorOf } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { loadColumnMappings } from './list-column-mappings.ts';

const MOST_MAPPINGS = 200;

/** PUT /app/column-mappings. */
export const saveColumnMapping: ChangingVerb<typeof op> = async (context, tx, { caller, body }) => {
  const { headers, mapping } = body;
  const used = [...Object.values(mapping.columns), ...mapping.nameParts].filter((column) => column !== null);
  if (used.some((column) => column >= headers.length))
    throw refused('validation_failed', explain('validation_failed.column'));
  const { kinds: _, ...confirmed } = mapping;
  const fingerprint = fingerprintOf(headers);
  const at = nowOf(context.clock);
  // The entity's row serialises changes, so that the limit holds.
  await tx.query('SELECT id FROM entities WHERE id = $1 FOR NO KEY UPDATE', [caller.entityId]);
  await tx.query(
    `INSERT INTO column_mappings (entity_id, fingerprint, headers, mapping, confirmed_by, confirmed_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (entity_id, fingerprint) DO UPDATE
        SET headers = excluded.headers,
            mapping = excluded.mapping,
            confirmed_by = excluded.confirmed_by,
            confirmed_at = excluded.confirmed_at`,
    [caller.entityId, fingerprint, headers, JSON.stringify(mapping), caller.userId, at],
  );
  await tx.query(
    `DELETE FROM column_mappings
      WHERE entity_id = $1
        AND fingerprint IN (
          SELECT fingerprint
            FROM column_mappings
           WHERE entity_id = $1
           ORDER BY confirmed_at DESC, fingerprint
          OFFSET $2)`,
    [caller.entityId, MOST_MAPPINGS],
  );
  const [saved] = await loadColumnMappings(tx, caller.entityId, fingerprint);
  return {
    body: saved!,
    audit: {
      entityId: caller.entityId,
      at,
      actor: actorOf(caller),
      action: 'column_mapping.confirmed',
      subjectType: 'column_mapping',
      subjectId: fingerprint,
      details: { headers, ...confirmed },
    },
  };
};

/** The same for headers that differ only in spaces and in upper or lower case. */
function fingerprintOf(headers: readonly string[]): string {
  const names = headers.map((name) => name.trim().replace(/\s+/g, ' ').toLowerCase());
  return createHash('sha256').update(JSON.stringify(names)).digest('hex');
}

import type { z } from 'zod';
import {
  ColumnMapping,
  type listColumnMappings as op,
  type RememberedColumns,
} from '../../../../contract/dashboard/column-mappings.ts';
import { FIELDS, SAME_FOR_ALL_FIELDS, type Field } from '../../../../domain/withdrawal/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable, RowOf } from '../../../platform/database/pool.ts';
import type { Handler } from '../../../platform/http/route.ts';

/** GET /app/column-mappings. */
export function listColumnMappings(context: Context): Handler<typeof op> {
  return ({ caller }) => loadColumnMappings(context.database, caller.entityId, null);
}

const SELECT_MAPPINGS = `
  SELECT m.headers, m.mapping, m.confirmed_by, u.name AS confirmed_by_name, m.confirmed_at
    FROM column_mappings m
    JOIN users u ON u.id = m.confirmed_by
   WHERE m.entity_id = $1 AND ($2::text IS NULL OR m.fingerprint = $2)
   ORDER BY m.confirmed_at DESC, m.fingerprint`;

/** The mappings of an entity, or the one of a header. */
export async function loadColumnMappings(
  db: Queryable,
  entityId: string,
  fingerprint: string | null,
): Promise<z.input<typeof RememberedColumns>[]> {
  const rows = await db.query(SELECT_MAPPINGS, [entityId, fingerprint]);
  return rows.map(display);
}

function display(row: RowOf<typeof SELECT_MAPPINGS>): z.input<typeof RememberedColumns> {
  const { mapping, dropped } = withoutConstants(row.mapping);
  return {
    headers: row.headers,
    mapping: ColumnMapping.parse(mapping),
    droppedConstants: dropped,
    confirmedBy: { userId: row.confirmed_by, name: row.confirmed_by_name },
    confirmedAt: row.confirmed_at.toISOString(),
  };
}

/** Drops constants of fields for which none is allowed; earlier versions stored them. */
function withoutConstants(stored: unknown): { mapping: unknown; dropped: Field[] } {
  const mapping = stored as { constants?: Record<string, string> };
  const given = mapping.constants ?? {};
  const isDropped = (name: string) => !SAME_FOR_ALL_FIELDS.some((field) => field === name);
  const kept = Object.entries(given).filter(([name]) => !isDropped(name));
  const dropped = FIELDS.filter((field) => isDropped(field) && (given[field] ?? '').trim() !== '');
  return { mapping: { ...mapping, constants: Object.fromEntries(kept) }, dropped };
}

import { z } from 'zod';
import { OPERATOR, recordAudit } from '../../audit/audit.ts';
import { AdminRefused, adminCommand, entityNamed } from '../../identity/admin/command.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/pool.ts';

const Day = z.iso.date('must be a day such as 2026-12-24');

export const holiday = adminCommand({
  name: 'holiday',
  summary:
    'adds a day on which banks are closed beyond the public holidays, or removes one; without --entity for ' +
    'every entity',
  example:
    'npm run admin -- holiday --entity "Karoo Trading" --add 2026-11-04 --name "Local government elections"',
  options: z.object({
    entity: z.string().optional(),
    add: Day.optional(),
    remove: Day.optional(),
    name: z.string().trim().min(1).max(120).optional(),
  }),
  run: async (context, options) => {
    const { add, remove } = options;
    const date = add ?? remove;
    if (!date || (add && remove))
      throw new AdminRefused('Say which day: --add 2026-11-04 or --remove 2026-11-04.');
    if (add && !options.name) throw new AdminRefused('Say what the day is called: --name "…".');
    const entity = options.entity === undefined ? null : await entityNamed(context, options.entity);
    const at = nowOf(context.clock);
    return context.database.transaction(async (tx) => {
      const name = add
        ? await insert(tx, date, entity?.id ?? null, options.name!, at)
        : await deleteDay(tx, date, entity?.id ?? null);
      if (name === null) {
        throw new AdminRefused(
          `${date} is not among the days added ${entity ? `for ${entity.name}` : 'for every entity'}. ` +
            "The public holidays of an entity's country cannot be removed.",
        );
      }
      const affected = entity ? [entity] : await tx.query('SELECT id FROM entities ORDER BY id');
      for (const { id } of affected) {
        await recordAudit(tx, {
          entityId: id,
          at,
          actor: OPERATOR,
          action: add ? 'holiday.added' : 'holiday.removed',
          subjectType: 'holiday',
          subjectId: date,
          details: { name },
        });
      }
      const who = entity ? `banks of ${entity.name}` : 'banks of every entity';
      return add
        ? `On ${date} (${name}) the ${who} are closed. Waiting batches for that day follow at once.`
        : `On ${date} the ${who} work as on any other day of the week.`;
    });
  },
});

async function insert(
  tx: Tx,
  date: string,
  entityId: string | null,
  name: string,
  at: Date,
): Promise<string> {
  await tx.query(
    `INSERT INTO operator_holidays (date, entity_id, name, created_at)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT ON CONSTRAINT operator_holidays_day DO UPDATE
        SET name = excluded.name`,
    [date, entityId, name, at],
  );
  return name;
}

/** Returns the name of the day, or null when it had not been added. */
async function deleteDay(tx: Tx, date: string, entityId: string | null): Promise<string | null> {
  const [removed] = await tx.query(
    `DELETE FROM operator_holidays
      WHERE date = $1 AND entity_id IS NOT DISTINCT FROM $2
      RETURNING name`,
    [date, entityId],
  );
  return removed?.name ?? null;
}

import { z } from 'zod';
import { parseAmount } from '../../../shared/money.ts';
import { RAILS } from '../../../shared/terms.ts';
import { OPERATOR, recordAudit } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { StoredEntityRail } from '../tables.ts';
import { AdminRefused, adminCommand, entityNamed } from '../../identity/admin/command.ts';

function minorOf(text: string, option: string): string {
  const minor = parseAmount(text, 'ZAR');
  if (minor === null || minor < 0n)
    throw new AdminRefused(`--${option} is ${text}: give a plain amount in rand such as 2.50.`);
  return minor.toString();
}

export const fees = adminCommand({
  name: 'fees',
  summary: 'sets fee, maximum and cut-off of a rail, or switches it off; batches that exist keep their fees',
  example:
    'npm run admin -- fees --entity "Karoo Trading" --rail EFT --fee 2.50 --max 5000000.00 --cut-off 15:30',
  options: z.object({
    entity: z.string(),
    rail: z.enum(RAILS),
    fee: z.string().optional(),
    max: z.string().optional(),
    'cut-off': z
      .string()
      .regex(/^(none|([01]\d|2[0-3]):[0-5]\d)$/, 'is a time such as 15:30, or none')
      .optional(),
    state: z.enum(['on', 'off']).default('on'),
  }),
  run: async (context, options) => {
    const { id, name } = await entityNamed(context, options.entity);
    const at = nowOf(context.clock);
    return context.database.transaction(async (tx) => {
      const [config] = await tx.query('SELECT rails FROM entity_configs WHERE entity_id = $1 FOR UPDATE', [
        id,
      ]);
      if (!config)
        throw new AdminRefused(
          `${name} has no config yet. Make one with: npm run admin -- entity --name "${name}"`,
        );
      const before = config.rails.find((rail) => rail.rail === options.rail);
      const after: StoredEntityRail = {
        rail: options.rail,
        maxAmountMinor:
          options.max === undefined
            ? (before?.maxAmountMinor ?? null)
            : options.max === 'none'
              ? null
              : minorOf(options.max, 'max'),
        unitFeeMinor: options.fee === undefined ? (before?.unitFeeMinor ?? '0') : minorOf(options.fee, 'fee'),
        cutOff:
          options['cut-off'] === undefined
            ? (before?.cutOff ?? null)
            : options['cut-off'] === 'none'
              ? null
              : options['cut-off'],
      };
      const others = config.rails.filter((rail) => rail.rail !== options.rail);
      const rails =
        options.state === 'off'
          ? others
          : [...others, after].toSorted((a, b) => RAILS.indexOf(a.rail) - RAILS.indexOf(b.rail));
      if (rails.length === 0) throw new AdminRefused('An entity keeps at least one rail.');
      await tx.query('UPDATE entity_configs SET rails = $2, updated_at = $3 WHERE entity_id = $1', [
        id,
        JSON.stringify(rails),
        at,
      ]);
      await recordAudit(tx, {
        entityId: id,
        at,
        actor: OPERATOR,
        action: 'entity.fees_changed',
        subjectType: 'entity',
        subjectId: id,
        details: { ...options },
      });
      return options.state === 'off'
        ? `${options.rail} is off for ${name}.`
        : `${options.rail} of ${name} is set.`;
    });
  },
});

import { z } from 'zod';
import type { Country } from '../../../domain/countries/country.ts';
import { countryOf } from '../../../domain/countries/registry.ts';
import { parseAmount } from '../../../shared/money.ts';
import { RAILS } from '../../../shared/terms.ts';
import { OPERATOR, recordAudit } from '../../audit/audit.ts';
import { AdminRefused, adminCommand, entityNamed } from '../../identity/admin/command.ts';
import { nowOf } from '../../platform/clock.ts';
import type { StoredEntityRail } from '../entity/tables.ts';

const Options = z.object({
  entity: z.string(),
  rail: z.enum(RAILS),
  fee: z.string().optional(),
  max: z.string().optional(),
  'cut-off': z
    .string()
    .regex(/^(none|([01]\d|2[0-3]):[0-5]\d)$/, 'must be a time such as 15:30, or none')
    .optional(),
  state: z.enum(['on', 'off']).default('on'),
});

export const fees = adminCommand({
  name: 'fees',
  summary:
    'sets the fee, maximum and cut-off of a rail, or switches it off; existing batches keep their fees',
  bypasses: 'It bypasses the second admin whom the dashboard asks for another fee or limit of a rail.',
  example:
    'npm run admin -- fees --entity "Karoo Trading" --rail EFT --fee 2.50 --max 5000000.00 --cut-off 15:30',
  options: Options,
  run: async (context, options) => {
    const { id, name } = await entityNamed(context, options.entity);
    const at = nowOf(context.clock);
    return context.database.transaction(async (tx) => {
      const [config] = await tx.query(
        'SELECT country, rails FROM entity_configs WHERE entity_id = $1 FOR UPDATE',
        [id],
      );
      if (!config)
        throw new AdminRefused(
          `${name} has no config yet. Create one with: npm run admin -- entity --name "${name}"`,
        );
      const rails = changedRails(countryOf(config.country), config.rails, options);
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

/** The rails of an entity with one of them changed, in the order of the country's rails. */
function changedRails(
  country: Country,
  rails: readonly StoredEntityRail[],
  options: z.output<typeof Options>,
): StoredEntityRail[] {
  const order = country.rails.all.map(({ rail }) => rail);
  if (!order.includes(options.rail))
    throw new AdminRefused(
      `${options.rail} is not a rail of ${country.code}. Choose from ${order.join(', ')}.`,
    );
  const others = rails.filter((rail) => rail.rail !== options.rail);
  if (options.state === 'off') {
    if (others.length === 0) throw new AdminRefused('An entity must keep at least one rail.');
    return others;
  }
  const before = rails.find((rail) => rail.rail === options.rail);
  const after = changedRail(country, before, options);
  return [...others, after].toSorted((a, b) => order.indexOf(a.rail) - order.indexOf(b.rail));
}

/** A rail with the given settings; the others stay, and `none` removes one. */
function changedRail(
  country: Country,
  before: StoredEntityRail | undefined,
  { rail, max, fee, 'cut-off': cutOff }: z.output<typeof Options>,
): StoredEntityRail {
  const changed: StoredEntityRail = {
    maxAmountMinor: null,
    unitFeeMinor: '0',
    cutOff: null,
    ...before,
    rail,
  };
  if (max !== undefined) changed.maxAmountMinor = max === 'none' ? null : minorOf(max, 'max', country);
  if (fee !== undefined) changed.unitFeeMinor = minorOf(fee, 'fee', country);
  if (cutOff !== undefined) changed.cutOff = cutOff === 'none' ? null : cutOff;
  return changed;
}

function minorOf(text: string, option: string, { currency }: Country): string {
  const minor = parseAmount(text, currency);
  if (minor === null || minor < 0n)
    throw new AdminRefused(`--${option} is ${text}. Enter a plain amount in ${currency} such as 2.50.`);
  return minor.toString();
}

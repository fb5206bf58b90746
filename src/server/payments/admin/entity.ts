import { z } from 'zod';
import type { Country } from '../../../domain/countries/country.ts';
import { COUNTRIES, DEFAULT_COUNTRY, findCountry } from '../../../domain/countries/registry.ts';
import { CURRENCIES, formatAmount, isCurrency, type Currency } from '../../../shared/money.ts';
import { OPERATOR, recordAudit } from '../../audit/audit.ts';
import { AdminRefused, adminCommand } from '../../identity/admin/command.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { newId } from '../../platform/random.ts';
import { NEW_LIMITS, newMaximumOf, newRailsOf } from './new-entity.ts';

const currencies = z
  .string()
  .transform((text) => text.split(',').map((code) => code.trim().toUpperCase()))
  .pipe(z.array(z.string().refine(isCurrency, `must be among ${CURRENCIES.join(', ')}`)).min(1))
  .transform((codes) => codes as Currency[]);

const supported = COUNTRIES.map(({ code }) => code).join(', ');

export const entity = adminCommand({
  name: 'entity',
  summary: 'creates an entity, or changes the given settings of an existing one',
  bypasses: 'It bypasses the second admin whom the dashboard asks to switch payouts on.',
  example:
    'npm run admin -- entity --name "Karoo Trading" --legal-name "Karoo Trading (Pty) Ltd" ' +
    '--currencies ZAR,USD',
  options: z.object({
    name: z.string().min(1).max(100),
    'legal-name': z.string().min(1).max(200).optional(),
    country: z
      .string()
      .toUpperCase()
      .refine((code) => findCountry(code), `must be one of ${supported}`)
      .optional(),
    currencies: currencies.optional(),
    payouts: z.enum(['on', 'off']).optional(),
  }),
  run: async (context, options) => {
    const at = nowOf(context.clock);
    return context.database.transaction(async (tx) => {
      const [known] = await tx.query('SELECT id FROM entities WHERE name = $1 FOR UPDATE', [options.name]);
      if (!known && options.payouts !== undefined) {
        throw new AdminRefused(
          `There is no entity "${options.name}". Check the name: --payouts needs an existing entity.`,
        );
      }
      const id = known?.id ?? newId(context);
      if (!known)
        await tx.query(
          `INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
           VALUES ($1, $2, $3, $3, $4)`,
          [id, options.name, newId(context), at],
        );
      const country = (options.country && findCountry(options.country)) || DEFAULT_COUNTRY;
      await requireSameCountry(tx, id, options.country);
      await saveConfig(tx, id, country, options, at);
      await recordAudit(tx, {
        entityId: id,
        at,
        actor: OPERATOR,
        action: known ? 'entity.updated' : 'entity.created',
        subjectType: 'entity',
        subjectId: id,
        details: options,
      });
      if (known)
        return `${options.name} was updated.${options.payouts ? ` Payouts are ${options.payouts}.` : ''}`;
      const most = `${country.currency} ${formatAmount(newMaximumOf(country), country.currency)}`;
      return (
        `${options.name} was created with id ${id}. A batch may have at most 1,000 payments and ${most} ` +
        'until you set limits, and payments cost nothing until you set fees.'
      );
    });
  },
});

/** The rails, fees and limits of an entity are those of its country, so the country cannot change. */
async function requireSameCountry(tx: Tx, entityId: string, code: string | undefined): Promise<void> {
  if (code === undefined) return;
  const [config] = await tx.query(
    'SELECT country FROM entity_configs WHERE entity_id = $1 AND country <> $2',
    [entityId, code],
  );
  if (config)
    throw new AdminRefused(`The entity pays in ${config.country}. Create another entity for ${code}.`);
}

/** Creates the config, or changes what was given and keeps the rest. */
async function saveConfig(
  tx: Tx,
  entityId: string,
  country: Country,
  options: {
    name: string;
    'legal-name'?: string | undefined;
    currencies?: Currency[] | undefined;
    payouts?: 'on' | 'off' | undefined;
  },
  at: Date,
): Promise<void> {
  const limits = [{ currency: country.currency, amountMinor: newMaximumOf(country).toString() }];
  await tx.query(
    `INSERT INTO entity_configs AS c
            (entity_id, legal_name, country, enabled_currencies, payouts_enabled, max_batch_withdrawals,
             max_batch_amounts, rails, updated_at)
     VALUES ($1, coalesce($2, $3), $4, coalesce($5::text[], $6), coalesce($7, true), $8, $9, $10, $11)
     ON CONFLICT (entity_id) DO UPDATE
        SET legal_name = coalesce($2, c.legal_name),
            enabled_currencies = coalesce($5::text[], c.enabled_currencies),
            payouts_enabled = coalesce($7, c.payouts_enabled),
            updated_at = $11`,
    [
      entityId,
      options['legal-name'] ?? null,
      options.name,
      country.code,
      options.currencies ?? null,
      [country.currency],
      options.payouts === undefined ? null : options.payouts === 'on',
      NEW_LIMITS.withdrawals,
      JSON.stringify(limits),
      JSON.stringify(newRailsOf(country)),
      at,
    ],
  );
}

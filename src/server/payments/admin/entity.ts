import { z } from 'zod';
import { CURRENCIES, isCurrency, type Currency } from '../../../shared/money.ts';
import { OPERATOR, recordAudit } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import { newId } from '../../platform/random.ts';
import { AdminRefused, adminCommand } from '../../identity/admin/command.ts';

const currencies = z
  .string()
  .transform((text) => text.split(',').map((code) => code.trim().toUpperCase()))
  .pipe(z.array(z.string().refine(isCurrency, `is some of ${CURRENCIES.join(', ')}`)).min(1))
  .transform((codes) => codes as Currency[]);

/** Rails that a new entity starts with: every one, at no fee, until the operator says otherwise. */
const NEW_RAILS = [
  { rail: 'EFT', maxAmountMinor: '500000000', unitFeeMinor: '0', cutOff: '15:30' },
  { rail: 'RTC', maxAmountMinor: '500000000', unitFeeMinor: '0', cutOff: null },
  { rail: 'PAYSHAP', maxAmountMinor: '5000000', unitFeeMinor: '0', cutOff: null },
  { rail: 'RTGS', maxAmountMinor: null, unitFeeMinor: '0', cutOff: '15:00' },
];

export const entity = adminCommand({
  name: 'entity',
  summary: 'makes an entity, or changes what is given of one',
  example:
    'npm run admin -- entity --name "Karoo Trading" --legal-name "Karoo Trading (Pty) Ltd" --currencies ZAR,USD',
  options: z.object({
    name: z.string().min(1).max(100),
    'legal-name': z.string().min(1).max(200).optional(),
    country: z.string().length(2).toUpperCase().optional(),
    currencies: currencies.optional(),
    payouts: z.enum(['on', 'off']).optional(),
  }),
  run: async (context, options) => {
    const at = nowOf(context.clock);
    return context.database.transaction(async (tx) => {
      const [known] = await tx.query('SELECT id FROM entities WHERE name = $1 FOR UPDATE', [options.name]);
      if (!known && options.payouts !== undefined) {
        throw new AdminRefused(
          `There is no entity "${options.name}": payouts are switched for an entity that exists. Correct the name.`,
        );
      }
      const id = known?.id ?? newId(context);
      if (!known)
        await tx.query(
          'INSERT INTO entities (id, name, account_id, primary_account_id, created_at) VALUES ($1, $2, $3, $3, $4)',
          [id, options.name, newId(context), at],
        );
      await tx.query(
        `INSERT INTO entity_configs AS c (entity_id, legal_name, country, enabled_currencies, payouts_enabled, max_batch_withdrawals, max_batch_amounts, rails, updated_at)
         VALUES ($1, coalesce($2, $7), coalesce($3, 'ZA'), coalesce($4::text[], '{ZAR}'), coalesce($5, true), 1000, '[{"currency":"ZAR","amountMinor":"100000000"}]', $6, $8)
         ON CONFLICT (entity_id) DO UPDATE SET legal_name = coalesce($2, c.legal_name), country = coalesce($3, c.country), enabled_currencies = coalesce($4::text[], c.enabled_currencies),
           payouts_enabled = coalesce($5, c.payouts_enabled), updated_at = $8`,
        [
          id,
          options['legal-name'] ?? null,
          options.country ?? null,
          options.currencies ?? null,
          options.payouts === undefined ? null : options.payouts === 'on',
          JSON.stringify(NEW_RAILS),
          options.name,
          at,
        ],
      );
      await recordAudit(tx, {
        entityId: id,
        at,
        actor: OPERATOR,
        action: known ? 'entity.updated' : 'entity.created',
        subjectType: 'entity',
        subjectId: id,
        details: options,
      });
      return known
        ? `${options.name} is changed.${options.payouts ? ` Payouts are ${options.payouts}.` : ''}`
        : `${options.name} is made, with id ${id}. A batch of it has at most 1,000 payments and ZAR 1,000,000.00 until you set limits; its rails cost nothing until you set fees.`;
    });
  },
});

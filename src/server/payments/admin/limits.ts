import { z } from 'zod';
import { countryOf } from '../../../domain/countries/registry.ts';
import { CURRENCIES, parseAmount, type Currency } from '../../../shared/money.ts';
import { OPERATOR, recordAudit } from '../../audit/audit.ts';
import { AdminRefused, adminCommand, entityNamed } from '../../identity/admin/command.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/pool.ts';

interface StoredLimits {
  country: string;
  amounts: { currency: string; amountMinor: string }[];
}

export const limits = adminCommand({
  name: 'limits',
  summary: 'sets the limits of the batches of an entity, and switches its payouts off or on at once',
  bypasses: 'It bypasses the second admin whom the dashboard asks for other limits and to switch payouts on.',
  example:
    'npm run admin -- limits --entity "Karoo Trading" --withdrawals 10000 --currency ZAR --amount 5000000.00',
  options: z.object({
    entity: z.string(),
    withdrawals: z.coerce.number().int().min(1).max(1_000_000).optional(),
    currency: z.enum(CURRENCIES).optional(),
    amount: z.string().optional(),
    payouts: z.enum(['on', 'off']).optional(),
  }),
  run: async (context, options) => {
    const { id, name } = await entityNamed(context, options.entity);
    if (options.withdrawals === undefined && options.amount === undefined && options.payouts === undefined)
      throw new AdminRefused('Say what to set: --withdrawals, --amount or --payouts.');
    const at = nowOf(context.clock);
    return context.database.transaction(async (tx) => {
      const stored = await lockLimits(tx, id);
      if (!stored)
        throw new AdminRefused(
          `${name} has no config yet. Create one with: npm run admin -- entity --name "${name}"`,
        );
      const currency = options.currency ?? countryOf(stored.country).currency;
      await tx.query(
        `UPDATE entity_configs
            SET max_batch_withdrawals = coalesce($2, max_batch_withdrawals),
                max_batch_amounts = $3,
                payouts_enabled = coalesce($4, payouts_enabled),
                updated_at = $5
          WHERE entity_id = $1`,
        [
          id,
          options.withdrawals ?? null,
          JSON.stringify(changedAmounts(stored.amounts, currency, options.amount)),
          options.payouts === undefined ? null : options.payouts === 'on',
          at,
        ],
      );
      await recordAudit(tx, {
        entityId: id,
        at,
        actor: OPERATOR,
        action: 'entity.limits_changed',
        subjectType: 'entity',
        subjectId: id,
        details: { ...options, currency },
      });
      const hasLimits = options.withdrawals !== undefined || options.amount !== undefined;
      return [
        ...(hasLimits ? [`The limits of ${name} are set.`] : []),
        ...payoutsLine(name, options.payouts),
      ].join(' ');
    });
  },
});

async function lockLimits(tx: Tx, entityId: string): Promise<StoredLimits | undefined> {
  const [stored] = await tx.query(
    `SELECT country, max_batch_amounts AS amounts
       FROM entity_configs
      WHERE entity_id = $1
        FOR UPDATE`,
    [entityId],
  );
  return stored;
}

/** The limits of a batch's amount, with the one of `currency` replaced when an amount is given. */
function changedAmounts(
  amounts: StoredLimits['amounts'],
  currency: Currency,
  amount: string | undefined,
): StoredLimits['amounts'] {
  if (amount === undefined) return amounts;
  const amountMinor = parseAmount(amount, currency);
  if (amountMinor === null || amountMinor <= 0n)
    throw new AdminRefused(`--amount is ${amount}. Enter a plain amount above zero, such as 5000000.00.`);
  return [
    ...amounts.filter((limit) => limit.currency !== currency),
    { currency, amountMinor: amountMinor.toString() },
  ];
}

function payoutsLine(name: string, payouts: 'on' | 'off' | undefined): string[] {
  if (payouts === undefined) return [];
  if (payouts === 'on') return [`Payouts of ${name} are on: waiting batches continue within seconds.`];
  return [
    `Payouts of ${name} are off: nothing more is sent to a bank. Payments already sent will still settle.`,
  ];
}

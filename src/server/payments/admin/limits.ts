import { z } from 'zod';
import { CURRENCIES, parseAmount } from '../../../shared/money.ts';
import { OPERATOR, recordAudit } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import { AdminRefused, adminCommand, entityNamed } from '../../identity/admin/command.ts';

export const limits = adminCommand({
  name: 'limits',
  summary: 'sets what a batch of an entity may have at most, and switches its payouts off or on at once',
  example:
    'npm run admin -- limits --entity "Karoo Trading" --withdrawals 10000 --currency ZAR --amount 5000000.00',
  options: z.object({
    entity: z.string(),
    withdrawals: z.coerce.number().int().min(1).max(1_000_000).optional(),
    currency: z.enum(CURRENCIES).default('ZAR'),
    amount: z.string().optional(),
    payouts: z.enum(['on', 'off']).optional(),
  }),
  run: async (context, options) => {
    const { id, name } = await entityNamed(context, options.entity);
    const amountMinor = options.amount === undefined ? null : parseAmount(options.amount, options.currency);
    if (options.amount !== undefined && (amountMinor === null || amountMinor <= 0n))
      throw new AdminRefused(`--amount is ${options.amount}: give a plain amount such as 5000000.00.`);
    if (options.withdrawals === undefined && amountMinor === null && options.payouts === undefined) {
      throw new AdminRefused('Say what to set: --withdrawals, --amount or --payouts.');
    }
    const at = nowOf(context.clock);
    return context.database.transaction(async (tx) => {
      const [config] = await tx.query(
        'SELECT max_batch_amounts AS amounts FROM entity_configs WHERE entity_id = $1 FOR UPDATE',
        [id],
      );
      if (!config)
        throw new AdminRefused(
          `${name} has no config yet. Make one with: npm run admin -- entity --name "${name}"`,
        );
      const amounts =
        amountMinor === null
          ? config.amounts
          : [
              ...config.amounts.filter((a) => a.currency !== options.currency),
              { currency: options.currency, amountMinor: amountMinor.toString() },
            ];
      await tx.query(
        'UPDATE entity_configs SET max_batch_withdrawals = coalesce($2, max_batch_withdrawals), max_batch_amounts = $3, payouts_enabled = coalesce($5, payouts_enabled), updated_at = $4 WHERE entity_id = $1',
        [
          id,
          options.withdrawals ?? null,
          JSON.stringify(amounts),
          at,
          options.payouts === undefined ? null : options.payouts === 'on',
        ],
      );
      await recordAudit(tx, {
        entityId: id,
        at,
        actor: OPERATOR,
        action: 'entity.limits_changed',
        subjectType: 'entity',
        subjectId: id,
        details: { ...options },
      });
      const set =
        options.withdrawals !== undefined || amountMinor !== null ? [`The limits of ${name} are set.`] : [];
      return [...set, ...payoutsLine(name, options.payouts)].join(' ');
    });
  },
});

function payoutsLine(name: string, payouts: 'on' | 'off' | undefined): string[] {
  if (payouts === undefined) return [];
  if (payouts === 'on') return [`Payouts of ${name} are on: waiting batches continue within seconds.`];
  return [
    `Payouts of ${name} are off: nothing more is sent to a bank. Payments that were sent already are still settled.`,
  ];
}

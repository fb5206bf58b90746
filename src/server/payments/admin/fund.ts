import { z } from 'zod';
import { CURRENCIES, formatAmount, parseAmount } from '../../../shared/money.ts';
import { OPERATOR, recordAudit } from '../../audit/audit.ts';
import { AdminRefused, adminCommand, entityNamed } from '../../identity/admin/command.ts';
import { nowOf } from '../../platform/clock.ts';
import { newId } from '../../platform/random.ts';
import { countryOfEntity } from '../config/entity-country.ts';
import { fundAccount } from '../ledger/fund-account.ts';

export const fund = adminCommand({
  name: 'fund',
  summary: 'books money received: to pay out from (FUNDING), or collected from customers (COLLECTION)',
  example: 'npm run admin -- fund --entity "Karoo Trading" --amount 250000.00 --reference "EFT 2026-03-02"',
  options: z.object({
    entity: z.string(),
    amount: z.string(),
    currency: z.enum(CURRENCIES).optional(),
    type: z.enum(['FUNDING', 'COLLECTION']).default('FUNDING'),
    reference: z.string().min(1).max(35).default('FUNDING'),
  }),
  run: async (context, { entity, amount, type, reference, ...options }) => {
    const { id, name } = await entityNamed(context, entity);
    const currency = options.currency ?? (await countryOfEntity(context.database, id)).currency;
    const amountMinor = parseAmount(amount, currency);
    if (amountMinor === null || amountMinor <= 0n)
      throw new AdminRefused(`--amount is ${amount}. Enter a plain amount above zero, such as 250000.00.`);
    const at = nowOf(context.clock);
    const payoutId = newId(context);
    await context.database.transaction(async (tx) => {
      await fundAccount(tx, {
        entityId: id,
        accessType: type,
        currency,
        amountMinor,
        reference,
        transferId: newId(context),
        payoutId,
        at,
      });
      await recordAudit(tx, {
        entityId: id,
        at,
        actor: OPERATOR,
        action: 'account.funded',
        subjectType: 'payout',
        subjectId: payoutId,
        details: { accessType: type, currency, amountMinor, reference },
      });
    });
    return `${currency} ${formatAmount(amountMinor, currency)} is booked to ${type} of ${name}.`;
  },
});

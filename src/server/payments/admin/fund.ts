import { z } from 'zod';
import { CURRENCIES, formatAmount, parseAmount } from '../../../shared/money.ts';
import { AdminRefused, adminCommand, entityNamed } from '../../identity/admin/command.ts';
import { openBankConnections } from '../paying/registry.ts';
import { countryOfEntity } from '../entity/config/entity-country.ts';
import { simulateMoney } from '../reconciling/funding/simulate-money.ts';

export const fund = adminCommand({
  name: 'fund',
  summary:
    'simulates money received in a sandbox: funding (FUNDING), or payments from customers (COLLECTION)',
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
    if (await openBankConnections(context).paysThroughOwnBank(context.database, id))
      throw new AdminRefused(
        `${name} pays through its own bank, so money is not simulated any more. It begins with the ` +
          'opening balance of a statement: upload one, propose its balance on the page Reconcile, and let ' +
          'another user confirm it. Later statements show what comes in: see How to fund on the page ' +
          'Funding records.',
      );
    const currency = options.currency ?? (await countryOfEntity(context.database, id)).currency;
    const amountMinor = parseAmount(amount, currency);
    if (amountMinor === null || amountMinor <= 0n)
      throw new AdminRefused(`--amount is ${amount}. Enter a plain amount above zero, such as 250000.00.`);
    const money = { entityId: id, accessType: type, currency, amountMinor, reference };
    await context.database.transaction((tx) => simulateMoney(context, tx, money));
    return `${currency} ${formatAmount(amountMinor, currency)} is booked to ${type} of ${name}.`;
  },
});

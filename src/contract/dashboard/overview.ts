import { z } from 'zod';
import { PAYOUT_STATUSES } from '../../shared/terms.ts';
import { BulkWithdrawalBatchForDisplay } from '../batches.ts';
import { Amount, CurrencyCode } from '../common.ts';
import { operation } from '../operation.ts';

export const PayoutDay = z
  .object({
    day: z.iso.date().meta({ description: "A calendar day in the entity's time zone." }),
    status: z.enum(PAYOUT_STATUSES),
    count: z.int().min(1),
    amount: Amount,
  })
  .meta({ id: 'PayoutDay', description: 'Money out on one day in one status.' });

export const listPayoutDays = operation({
  operationId: 'listPayoutDays',
  method: 'GET',
  path: '/app/payout-days',
  tag: 'Overview',
  summary: 'Count payouts by day and status',
  description:
    'DEBIT payouts of one currency over the latest days, oldest first; days without payouts are absent.',
  roles: 'every',
  query: z.object({
    currency: CurrencyCode.default('ZAR').meta({ description: 'The currency that is counted.' }),
    days: z.coerce
      .number()
      .int()
      .min(1)
      .max(366)
      .default(30)
      .meta({ description: 'How many days, up to today.', example: 30 }),
  }),
  answers: { 200: { description: 'The days.', schema: z.array(PayoutDay) } },
  refusals: [400, 401, 403, 429],
});

export const listWaitingBatches = operation({
  operationId: 'listWaitingBatches',
  method: 'GET',
  path: '/app/waiting-batches',
  tag: 'Overview',
  summary: 'List the batches that wait for me',
  description: 'Batches that the caller may approve now, the one that expires first at the top; 50 at most.',
  roles: 'every',
  answers: { 200: { description: 'The batches.', schema: z.array(BulkWithdrawalBatchForDisplay) } },
  refusals: [401, 403, 429],
});

import { z } from 'zod';
import { REFUND_ACCOUNTS, REFUND_STATUSES } from '../shared/collection-terms.ts';
import { Amount, Person, Timestamp, Uuid } from './common.ts';

export const RefundAccountName = z.enum(REFUND_ACCOUNTS).meta({
  description:
    'STATEMENT: the number of the account from which the money came, as the bank states it, and no other ' +
    'name than the one that it states; the bank of the account was typed. TYPED: another one, which a user ' +
    'typed.',
  example: 'STATEMENT',
});

export const Refund = z
  .object({
    id: Uuid.meta({ description: 'The id of the refund.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9dc6' }),
    status: z.enum(REFUND_STATUSES).meta({
      description:
        'PENDING_APPROVAL: its batch waits for approval. APPROVED: it is on its way. PAID: the bank paid ' +
        'it. REJECTED, CANCELLED, EXPIRED: its batch ended unsent. FAILED: the bank did not pay it. ' +
        'RETURNED: the money came back.',
      example: 'PENDING_APPROVAL',
    }),
    counts: z.boolean().meta({
      description: 'Whether its money is given back, or may be. Otherwise it can be refunded again.',
      example: true,
    }),
    amount: Amount.describe('What is given back.'),
    account: RefundAccountName.describe('Where the account comes from.'),
    beneficiaryName: z.string().meta({ description: 'The account holder.', example: 'Naledi Mokoena' }),
    bankCode: z.string().meta({ description: 'The bank of the account.', example: 'FNB' }),
    accountNumber: z.string().meta({ description: 'The account that is paid.', example: '62000000123' }),
    reason: z.string().meta({ description: 'Why.', example: 'She paid twice.' }),
    batch: z
      .object({
        id: Uuid.meta({
          description: 'The id of the batch.',
          example: '01938f00-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
        }),
        label: z.string().meta({
          description: 'Its label.',
          example: 'Refund to Naledi Mokoena, 2026-03-30',
        }),
      })
      .describe('The batch of one withdrawal that pays it.'),
    payoutId: Uuid.nullable().meta({ description: 'Its payout; null before it was sent.', example: null }),
    by: Person.describe('The preparer.'),
    at: Timestamp.describe('When it was asked for.'),
  })
  .meta({ id: 'ReceiptRefund', description: 'Money of a receipt that is given back.' });

import { z } from 'zod';
import { FILE_PAYMENT_STATES } from '../../shared/bank-file-terms.ts';
import { FAILURE_CODES, WITHDRAWAL_STATUSES } from '../../shared/terms.ts';
import { Amount, IdParams, page, PagingQuery, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';
import { Day, SignedAmount } from './statements.ts';

/** The payments of a bank file as they were written, and what the bank has said about each. */

export const TextSubstitution = z
  .object({
    field: z.enum(['name', 'reference', 'ownReference']).meta({ description: 'The text.', example: 'name' }),
    from: z.string().meta({ description: 'As it is in the batch.', example: 'Zoë Müller' }),
    to: z.string().meta({ description: 'As it is in the file.', example: 'ZOE MULLER' }),
  })
  .meta({
    id: 'TextSubstitution',
    description: 'A text that the character set of the file does not have.',
  });

/** What the bank said about a payment, in its own words. */
export const BankAnswer = {
  reason: z
    .object({
      code: z.string().meta({ description: "The bank's code.", example: 'AC04' }),
      text: z
        .string()
        .nullable()
        .meta({ description: "The bank's words; null if it gave none.", example: 'Closed account number' }),
    })
    .nullable()
    .describe("The bank's reason; null if it gave no reason."),
  movedTo: z
    .object({
      branchCode: z.string().meta({ description: 'The branch code.', example: '470010' }),
      accountNumber: z.string().meta({ description: 'The account number.', example: '1234567890' }),
    })
    .nullable()
    .describe('The account to which the bank redirected it; null if it did not.'),
};

const PaymentOnStatement = z
  .object({
    entryId: Uuid.meta({
      description: 'The id of the entry.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c83',
    }),
    kind: z.enum(['PAYOUT', 'RETURN']).meta({
      description: 'Whether the entry pays the payment or returns it.',
      example: 'PAYOUT',
    }),
    amount: SignedAmount.describe('The part of the entry that is this payment.'),
    bookingDate: Day.meta({ description: 'The day on which the bank booked it.', example: '2026-03-02' }),
  })
  .meta({ id: 'PaymentOnStatement', description: 'An entry of a statement that shows a payment.' });

const FilePayment = z
  .object({
    withdrawalId: Uuid.meta({
      description: 'The id of the withdrawal.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c13',
    }),
    rowNumber: z.int().min(1).meta({ description: 'The row of the batch.', example: 1 }),
    status: z
      .enum(WITHDRAWAL_STATUSES)
      .meta({ description: 'The status of the withdrawal.', example: 'COMPLETE' }),
    sequenceNumber: z.int().min(1).meta({ description: 'The sequence number in the file.', example: 1 }),
    endToEndId: z.string().meta({
      description: 'The name of the payment in the file, in replies and in statements.',
      example: '01939b5e7c1a7f008a540d5a3e1b9c13',
    }),
    name: z.string().meta({ description: 'The name as it was written.', example: 'Thandi Nkosi' }),
    branchCode: z.string().meta({ description: 'The branch code.', example: '250655' }),
    accountNumber: z.string().meta({ description: 'The account number.', example: '62012345678' }),
    amount: Amount.describe('The amount.'),
    reference: z.string().meta({ description: 'The reference as it was written.', example: 'SALARY MARCH' }),
    substitutions: z.array(TextSubstitution).describe('The texts that were written differently.'),
    state: z
      .enum(FILE_PAYMENT_STATES)
      .nullable()
      .meta({ description: 'What the bank has said about it; null: nothing yet.', example: 'ACCEPTED' }),
    failureCode: z
      .enum(FAILURE_CODES)
      .nullable()
      .meta({ description: 'Why it was rejected or returned; null otherwise.', example: 'ACCOUNT_CLOSED' }),
    ...BankAnswer,
    heardAt: Timestamp.nullable().describe('When the bank last said something about it; null before.'),
    onStatements: z
      .array(PaymentOnStatement)
      .describe('The entries of statements that show it, oldest first; empty until one does.'),
  })
  .meta({ id: 'BankFilePayment', description: 'A payment of a bank file.' });

export const listBankFilePayments = operation({
  operationId: 'listBankFilePayments',
  method: 'GET',
  path: '/app/bank-files/{id}/payments',
  tag: 'Bank Files',
  summary: 'List the payments of a bank file',
  description: 'Returns the payments in the order of the file, as they were written.',
  roles: 'every',
  params: IdParams,
  query: z.object({
    state: z
      .enum([...FILE_PAYMENT_STATES, 'SILENT'])
      .optional()
      .meta({
        description: 'Only payments in this state; SILENT: those that the bank has not answered.',
        example: 'REJECTED',
      }),
    substituted: z.enum(['true']).optional().meta({
      description: 'true: only payments whose name or reference was written differently.',
      example: 'true',
    }),
    replyId: Uuid.optional().meta({
      description: 'Only payments that this reply changed, and that nothing has changed since.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c73',
    }),
    ...PagingQuery,
  }),
  answers: {
    200: {
      description: 'A page of payments.',
      schema: page(FilePayment, 'PaginatedBankFilePayment', 'Payments in the order of the file.'),
    },
  },
  refusals: [400, 401, 403, 404, 429],
});

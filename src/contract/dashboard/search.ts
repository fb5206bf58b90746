import { z } from 'zod';
import { PAYEE_VIEWS } from '../../shared/payee-terms.ts';
import { SCHEDULE_PERIODS } from '../../shared/schedule-terms.ts';
import { STATEMENT_KINDS } from '../../shared/statement-terms.ts';
import { PAYOUT_STATUSES, WITHDRAWAL_STATUSES } from '../../shared/terms.ts';
import { BatchStatusName } from '../batches.ts';
import { Amount, CurrencyCode, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';
import { RequestStatusName } from '../payment-requests.ts';
import { PayoutDirection } from '../payouts.ts';
import { ScheduleKindName, ScheduleStatusName } from '../schedules.ts';
import { Recipient } from './recipients.ts';

const FoundBatch = z
  .object({
    id: Uuid.describe('The id of the batch.'),
    label: z.string().describe('The label of the batch.'),
    status: BatchStatusName.describe('The status of the batch.'),
    currency: CurrencyCode.describe('The currency of the batch.'),
    withdrawalCount: z.int().min(1).describe('How many withdrawals the batch has.'),
    totalAmount: Amount.describe('The total of their amounts.'),
    createdAt: Timestamp.describe('When the batch was created.'),
  })
  .meta({ id: 'FoundBatch', description: 'A batch that a search found.' });

const FoundPayment = z
  .object({
    id: Uuid.describe('The id of the withdrawal; of the payout, for money received.'),
    payoutId: Uuid.nullable().describe('The payout transaction; null until it is submitted to the bank.'),
    batch: z
      .object({
        id: Uuid.describe('The id of the batch.'),
        label: z.string().describe('The label of the batch.'),
        rowNumber: z.int().min(1).describe('The row of the withdrawal in the batch, from 1.'),
      })
      .nullable()
      .describe('The batch of the withdrawal; null for money received.'),
    direction: PayoutDirection.describe('Whether the money goes out or came in.'),
    status: z
      .enum([...new Set([...WITHDRAWAL_STATUSES, ...PAYOUT_STATUSES])])
      .describe('The status of the withdrawal; of the payout, for money received.'),
    name: z.string().nullable().describe('The name of the recipient; null for money received.'),
    bankName: z.string().nullable().describe('The name of the bank, for people; null for money received.'),
    accountNumber: z.string().nullable().describe('The account number; null for money received.'),
    reference: z.string().describe("The reference on the recipient's statement."),
    currency: CurrencyCode.describe('The currency of the amount.'),
    amount: Amount.describe('The amount, excluding the fee.'),
    createdAt: Timestamp.describe('When the batch or, for money received, the payout was created.'),
  })
  .meta({ id: 'FoundPayment', description: 'A payment that a search found: planned, sent or received.' });

const FoundBankFile = z
  .object({
    id: Uuid.describe('The id of the file, and of its settlement once it was handed over.'),
    fileName: z.string().meta({ description: 'The name of the file.', example: 'PAY-20260302-0012.txt' }),
    batch: z
      .object({
        id: Uuid.describe('The id of the batch.'),
        label: z.string().describe('The label of the batch.'),
      })
      .describe('The batch that it pays.'),
    connectionName: z.string().describe('The name of its bank connection.'),
    executionDate: z.iso.date().meta({ description: 'The day on which it is paid.', example: '2026-03-02' }),
    isHandedOver: z.boolean().describe('Whether it has left, so that it has a settlement.'),
    currency: CurrencyCode.describe('The currency of the file.'),
    totalAmount: Amount.describe('The sum of its payments.'),
  })
  .meta({ id: 'FoundBankFile', description: 'A bank file that a search found, with its settlement.' });

const FoundStatement = z
  .object({
    id: Uuid.describe('The id of the statement.'),
    name: z.string().meta({ description: "The bank's name for the statement.", example: 'STMT-2026-042' }),
    number: z
      .int()
      .nullable()
      .meta({ description: "The bank's number of the statement; null without one.", example: 42 }),
    kind: z.enum(STATEMENT_KINDS).meta({ description: 'Statement or advice.', example: 'STATEMENT' }),
    date: z.iso.date().meta({
      description: 'The day of its closing balance, else of its opening balance or its last entry.',
      example: '2026-03-02',
    }),
    accountNumber: z.string().meta({ description: 'Our account number.', example: '62000000001' }),
    connectionName: z.string().describe('The name of the bank connection.'),
  })
  .meta({ id: 'FoundStatement', description: 'A bank statement that a search found.' });

const FoundSchedule = z
  .object({
    id: Uuid.describe('The id of the schedule.'),
    label: z.string().meta({ description: 'Its name, that its runs begin with.', example: 'Rent' }),
    kind: ScheduleKindName.describe('Whether it pays withdrawals or moves collected money.'),
    status: ScheduleStatusName.describe('Its status.'),
    every: z.enum(SCHEDULE_PERIODS).meta({ description: 'The unit of its calendar.', example: 'MONTH' }),
    interval: z.int().min(1).meta({ description: 'Every how many of them it runs.', example: 1 }),
    currency: CurrencyCode.describe('The currency of its runs.'),
    amount: Amount.nullable().describe(
      'What a run pays; the most that a sweep moves; null when each run pays a new file.',
    ),
  })
  .meta({ id: 'FoundSchedule', description: 'A schedule that a search found.' });

const FoundPayee = z
  .object({
    id: Uuid.describe('The id of the payee.'),
    name: z.string().meta({ description: 'The name.', example: 'Kgosi Stationers' }),
    bankName: z.string().nullable().meta({
      description: 'The bank of the account that may be paid, else of the one that waits; null without.',
      example: 'Nedbank',
    }),
    accountNumber: z.string().nullable().meta({
      description: 'The number of that account; null without one.',
      example: '1234567890',
    }),
    state: z.enum(PAYEE_VIEWS).meta({
      description: 'WAITING: a change waits. PAID: an account may be paid now. NOT_PAID: neither.',
      example: 'PAID',
    }),
  })
  .meta({ id: 'FoundPayee', description: 'A payee of the register that a search found.' });

const FoundPayer = z
  .object({
    id: Uuid.describe('The id of the payer.'),
    name: z.string().meta({ description: 'The name.', example: 'Thabo Mokoena' }),
    email: z.string().nullable().describe('The email; null without one.'),
    reference: z.string().meta({ description: 'The standing reference.', example: 'C7KQ4MX7' }),
  })
  .meta({ id: 'FoundPayer', description: 'A payer that a search found.' });

const FoundRequest = z
  .object({
    id: Uuid.describe('The id of the payment request.'),
    payerName: z.string().meta({ description: 'The name of the payer.', example: 'Thabo Mokoena' }),
    label: z.string().meta({ description: 'What is asked for.', example: 'School fees, term 2' }),
    invoiceNumber: z.string().nullable().describe('The invoice number; null without one.'),
    reference: z.string().describe('The reference that the payer quotes.'),
    status: RequestStatusName.describe('The status of the request.'),
    currency: CurrencyCode.describe('The currency of the request.'),
    amount: Amount.describe('The amount that was asked for.'),
    openAmount: Amount.describe('What is still expected.'),
    dueOn: z.iso.date().meta({ description: 'The day on which it is due.', example: '2026-03-31' }),
  })
  .meta({ id: 'FoundRequest', description: 'A payment request that a search found.' });

export const SearchResults = z
  .object({
    batches: z.array(FoundBatch).describe('Batches whose label or total matches, newest first.'),
    recipients: z
      .array(Recipient)
      .describe('Recipients whose name, external id or account number matches, last paid first.'),
    payees: z
      .array(FoundPayee)
      .describe('Payees whose name or account number matches, or whose references look like the text.'),
    payments: z
      .array(FoundPayment)
      .describe(
        'Payments to these recipients, and payments whose reference or amount matches, newest first.',
      ),
    bankFiles: z
      .array(FoundBankFile)
      .describe('Bank files whose name matches, and settlements whose batch matches, newest first.'),
    statements: z
      .array(FoundStatement)
      .describe("Statements whose name, file or number matches, by the bank's day, newest first."),
    schedules: z
      .array(FoundSchedule)
      .describe('Schedules whose name matches, the one that makes a run next first, and ended ones last.'),
    paymentRequests: z
      .array(FoundRequest)
      .describe(
        'Payment requests whose invoice number or reference matches, and the latest of the payers found.',
      ),
    payers: z.array(FoundPayer).describe('Payers whose name or standing reference matches, by name.'),
  })
  .meta({ id: 'SearchResults', description: 'What a search found, at most six of each kind.' });

export const search = operation({
  operationId: 'search',
  method: 'GET',
  path: '/app/search',
  tag: 'Search',
  summary: 'Search payments, recipients, payees, bank records, schedules, payment requests and payers',
  description:
    'Finds batches and schedules by label, recipients by name, external id or account number (the last ' +
    'four digits are enough), and payments by recipient or reference. Case and accents do not matter, and ' +
    'several words must all match. An amount as people write it (R 614,89) finds payments of it, and the ' +
    'newest batches with that total. A UUID finds the batch, payment, recipient or schedule with this id. ' +
    'Own references are found by their beginning, and in the 20,000 newest rows by any part. Among the ' +
    'newest 2,000 bank files and 5,000 statements, files are found by a part of their name or by the label ' +
    "of the batch, and statements by a part of the bank's name or of their file, or by the bank's number. " +
    'Payees of the register are found by name, by any account number that was proposed for them, or by a ' +
    'reference that has their format. Payment requests are found by the beginning of the invoice number, ' +
    'by their reference, also with one wrong character, and by their payer; payers by name or reference.',
  roles: 'every',
  query: z.object({
    q: z
      .string()
      .trim()
      .min(2)
      .max(200)
      .meta({ description: 'What to search for, at least two characters.', example: 'nkosi 5678' }),
  }),
  answers: { 200: { description: 'The results.', schema: SearchResults } },
  refusals: [400, 401, 403, 429],
});

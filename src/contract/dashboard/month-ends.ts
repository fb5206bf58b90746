import { z } from 'zod';
import { BANK_FILE_LIMITS } from '../../shared/bank-file-terms.ts';
import { PERMISSIONS } from '../../shared/permissions.ts';
import {
  ENTRY_CATEGORIES,
  MONTH_MATTERS,
  MONTH_STATES,
  POSTING_KINDS,
} from '../../shared/reconciliation-terms.ts';
import {
  CurrencyCode,
  IdempotencyHeaders,
  IdParams,
  lines,
  page,
  PagingQuery,
  Person,
  Timestamp,
  Uuid,
} from '../common.ts';
import { operation } from '../operation.ts';
import { BookedLater } from './balance-days.ts';
import { Day, OurAccountNumber, SignedAmount, StatementAccount } from './statements.ts';

const tag = 'Reconciliation';
const MONTH_ENDS = '/app/month-ends';

const Month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .meta({ description: 'A calendar month.', example: '2026-03' });

const Digest = z.string().meta({
  description: 'The SHA-256 of the record, as PostgreSQL writes its JSON.',
  example: 'a3f1c09be2d4476a8c5d1e0f7b6a5948372615f0e4d3c2b1a09f8e7d6c5b4a39',
});

const sums = (what: string) =>
  z
    .object({
      count: z.int().min(0).meta({ description: 'How many there are.', example: 12 }),
      amount: SignedAmount.describe('Their sum.'),
    })
    .describe(what);

const Matter = z
  .object({
    code: z.enum(MONTH_MATTERS).meta({
      description:
        'NOT_OVER: the last day of the month has not passed. NOT_BEGUN: the account has no opening ' +
        'balance. EARLIER_MONTH: earlier months are not closed. STATEMENTS: no statement states the ' +
        'balance at the end. FINDINGS: statements of the month have open findings. OPEN_ENTRIES: ' +
        'entries of the month or before are not posted. DIFFERENCE: ledger and bank differ at the ' +
        'end. SET_ASIDE_ENTRIES: entries are set aside. DIFFERENT_DAYS: days ended with a difference. ' +
        'SETTLEMENTS: settlements are not settled.',
      example: 'OPEN_ENTRIES',
    }),
    count: z.int().min(1).meta({ description: 'How many there are.', example: 2 }),
    weight: z.enum(['BLOCKS', 'NEEDS_REASON', 'NOTED']).meta({
      description:
        'BLOCKS: the month cannot be closed. NEEDS_REASON: only with an explanation. NOTED: it can be ' +
        'closed.',
      example: 'BLOCKS',
    }),
  })
  .meta({
    id: 'MonthMatter',
    description: 'Something that prevents the closing of a month, or is only reported.',
  });

const Record = z
  .object({
    month: Month,
    accountNumber: OurAccountNumber,
    currency: CurrencyCode.describe('The currency of the account.'),
    openingBalance: SignedAmount.describe('The balance of the bank before the first day.'),
    bankBalance: SignedAmount.describe('The balance of the bank at the end.'),
    ledgerBalance: SignedAmount.describe('The balance of the ledger at the end.'),
    difference: SignedAmount.describe('The ledger less the bank.'),
    statements: z.int().min(0).meta({ description: 'How many statements the month has.', example: 21 }),
    entries: sums('What the bank booked.'),
    posted: z
      .array(
        z
          .object({
            kind: z
              .enum(POSTING_KINDS)
              .meta({ description: 'The kind of these postings.', example: 'PAYOUT' }),
            count: z.int().min(0).meta({ description: 'How many postings.', example: 10 }),
            amount: SignedAmount.describe('Their sum.'),
          })
          .meta({ id: 'MonthPostings', description: 'The postings of a kind.' }),
      )
      .describe('What the entries are posted as.'),
    other: z
      .array(
        z
          .object({
            category: z
              .enum(ENTRY_CATEGORIES)
              .meta({ description: 'The category of these postings.', example: 'TAX' }),
            count: z.int().min(0).meta({ description: 'How many postings.', example: 2 }),
            amount: SignedAmount.describe('Their sum.'),
          })
          .meta({ id: 'MonthCategory', description: 'The postings of a category of other business.' }),
      )
      .describe('The postings of kind OTHER by category. Empty for a month that was closed without it.'),
    setAside: sums('The entries that are set aside.'),
    settlements: z
      .object({
        count: z.int().min(0).meta({ description: 'How many bank files were due.', example: 2 }),
        notSettled: z.int().min(0).meta({ description: 'How many are not settled.', example: 0 }),
      })
      .describe('The settlements of the month.'),
    entriesDigest: z.string().meta({
      description: 'The SHA-256 of the entries with their states and postings.',
      example: '0d5a3e1b9c21a3f1c09be2d4476a8c5d1e0f7b6a5948372615f0e4d3c2b1a09f',
    }),
  })
  .meta({ id: 'MonthRecord', description: 'What a month is: its balances, counts and sums.' });

const Closing = z
  .object({
    id: Uuid.meta({ description: 'The id of the closing.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9ce1' }),
    requestedBy: Person.describe('The user who closed the month.'),
    requestedAt: Timestamp.describe('When.'),
    explanation: z.string().nullable().meta({
      description: 'Why ledger and bank differ; null when they agree.',
      example: null,
    }),
    confirmedBy: Person.nullable().describe('The user who confirmed it; null while it waits.'),
    confirmedAt: Timestamp.nullable().describe('When it was confirmed; null while it waits.'),
    record: Record.describe('What was closed; while it waits, what would be closed now.'),
    digest: Digest,
    bookedLater: BookedLater.nullable().describe(
      'What changed the balance of the ledger at the end of the month after it was closed: payments that ' +
        'the bank reported late. Null without any, and for a month that is not closed.',
    ),
    reopening: z
      .object({
        by: Person.describe('The user who asked for it.'),
        at: Timestamp.describe('When.'),
        reason: z.string().meta({ description: 'Why.', example: 'The bank corrected its charges.' }),
        confirmedBy: Person.nullable().describe('The user who reopened it; null while it waits.'),
        confirmedAt: Timestamp.nullable().describe('When it was reopened; null while it waits.'),
      })
      .nullable()
      .describe('The request to reopen the month; null without one.'),
    mayConfirm: z
      .array(Person)
      .describe('The users who may confirm the closing or the reopening that waits; empty if none does.'),
  })
  .meta({ id: 'MonthClosing', description: 'How two users have closed a month, or are closing it.' });

export const MonthEnd = z
  .object({
    account: StatementAccount,
    month: Month,
    lastDay: Day.meta({ description: 'The last day of the month.', example: '2026-03-31' }),
    state: z.enum(MONTH_STATES).meta({
      description:
        'OPEN: something prevents its closing. READY: nothing does. WAITING: a user closed it, ' +
        'and another one has to confirm that. CLOSED: nothing in it changes. REOPENED: two users have ' +
        'reopened it.',
      example: 'READY',
    }),
    isReady: z.boolean().meta({ description: 'Whether it can be closed now.', example: true }),
    bankBalance: SignedAmount.nullable().describe('The balance of the bank at its end; null without one.'),
    ledgerBalance: SignedAmount.nullable().describe('That of the ledger; null without one of the bank.'),
    differenceAmount: SignedAmount.nullable().describe('The ledger less the bank, now; null without both.'),
    matters: z.array(Matter).describe('What prevents its closing, and what is only reported.'),
    closing: Closing.nullable().describe('Its last closing; null if no user has closed it.'),
  })
  .meta({ id: 'MonthEnd', description: 'A month of an account, and whether it is closed.' });

const answer = { 200: { description: 'The month.', schema: MonthEnd } };
const changing = {
  method: 'POST',
  tag,
  roles: PERMISSIONS.reconcileEntries,
  headers: IdempotencyHeaders,
  answers: answer,
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
} as const;

export const listMonthEnds = operation({
  operationId: 'listMonthEnds',
  method: 'GET',
  path: '/app/statement-accounts/{id}/month-ends',
  tag,
  summary: 'List the months of an account',
  description: 'Returns the months from that of the first statement to the current one, the latest first.',
  roles: 'every',
  params: IdParams,
  query: z.object({
    ...PagingQuery,
    limit: z.coerce
      .number()
      .pipe(z.int().min(1).max(24))
      .default(12)
      .meta({ description: 'The most months to return.', example: 12 }),
  }),
  answers: {
    200: {
      description: 'A page of months.',
      schema: page(MonthEnd, 'PaginatedMonthEnd', 'Months, the latest first.'),
    },
  },
  refusals: [400, 401, 403, 404, 429],
});

export const closeMonth = operation({
  ...changing,
  operationId: 'closeMonth',
  path: MONTH_ENDS,
  summary: 'Close a month of an account',
  description:
    'Asks for a month to be closed; another user confirms it. The month is over, a statement states the ' +
    'balance at its end, no entry of it is open, its statements have no open findings, and the months ' +
    'before it are closed. When ledger and bank differ at its end, it needs an explanation.',
  body: z
    .strictObject({
      accountId: Uuid.meta({
        description: 'The account.',
        example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c82',
      }),
      month: Month,
      explanation: lines(BANK_FILE_LIMITS.note).optional().meta({
        description: 'Why ledger and bank differ at the end of the month. Needed when they do.',
        example: 'The bank pays the file of the 31st on the 1st.',
      }),
    })
    .meta({ id: 'CloseMonthRequest', description: 'The month to close.' }),
  errors: ['month_end_exists', 'month_end_not_possible'],
});

export const confirmMonthClose = operation({
  ...changing,
  operationId: 'confirmMonthClose',
  path: `${MONTH_ENDS}/{id}/confirm`,
  summary: 'Confirm that a month is closed',
  description:
    'A second user closes the month. From then on its entries, postings and statements do not change. ' +
    'Needs a fresh sign-in where approvals do.',
  params: IdParams,
  body: z
    .strictObject({ digest: Digest.describe('The `digest` that the user saw.') })
    .meta({ id: 'ConfirmMonthCloseRequest', description: 'What the user saw.' }),
  errors: [
    'fresh_sign_in_required',
    'month_end_not_waiting',
    'month_end_not_possible',
    'month_end_changed',
    'own_month_end',
  ],
});

export const withdrawMonthClose = operation({
  ...changing,
  operationId: 'withdrawMonthClose',
  path: `${MONTH_ENDS}/{id}/withdraw`,
  summary: 'Withdraw the closing or the reopening that waits',
  description:
    'Takes back a closing that waits for a second user, or the request to reopen a closed month. Any user ' +
    'who may confirm it may also end it in this way.',
  params: IdParams,
  errors: ['month_end_not_waiting'],
});

export const reopenMonth = operation({
  ...changing,
  operationId: 'reopenMonth',
  path: `${MONTH_ENDS}/{id}/reopen`,
  summary: 'Ask to reopen a closed month',
  description:
    'Asks for a closed month to be reopened; another user confirms it. Later months are reopened first.',
  params: IdParams,
  body: z
    .strictObject({
      reason: lines(BANK_FILE_LIMITS.note).meta({
        description: 'Why.',
        example: 'The bank corrected its charges.',
      }),
    })
    .meta({ id: 'ReopenMonthRequest', description: 'Why a month is reopened.' }),
  errors: ['month_end_not_closed', 'month_end_exists', 'month_end_not_possible'],
});

export const confirmMonthReopen = operation({
  ...changing,
  operationId: 'confirmMonthReopen',
  path: `${MONTH_ENDS}/{id}/reopen/confirm`,
  summary: 'Confirm that a month is reopened',
  description:
    'A second user reopens the month. Statements that came for it meanwhile are read now. Needs a fresh ' +
    'sign-in where approvals do.',
  params: IdParams,
  errors: ['fresh_sign_in_required', 'month_end_not_waiting', 'month_end_not_possible', 'own_month_end'],
});

/** The columns of the record of a closed month. */
export const MONTH_EXPORT_COLUMNS = ['part', 'count', 'amount', 'text'] as const;

export const exportMonthEnd = operation({
  operationId: 'exportMonthEnd',
  method: 'GET',
  path: `${MONTH_ENDS}/{id}/record.csv`,
  tag,
  summary: 'Export the record of a closed month as CSV',
  description:
    'Returns what the month was when it was closed: its balances, counts and sums, who closed it, and the ' +
    'digest. Cells are escaped so that a spreadsheet does not run them as formulas.',
  roles: 'every',
  params: IdParams,
  answers: { 200: { description: 'The CSV file.', schema: z.string(), mediaType: 'text/csv' } },
  refusals: [400, 401, 403, 404, 429],
  errors: ['month_end_not_closed'],
});

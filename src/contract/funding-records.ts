import { z } from 'zod';
import { FUNDING_SOURCES, FUNDING_STATES } from '../shared/funding-terms.ts';
import { BANK_FILE_LIMITS } from '../shared/bank-file-terms.ts';
import { PERMISSIONS } from '../shared/permissions.ts';
import { POSTING_WAYS } from '../shared/reconciliation-terms.ts';
import {
  AccountTypeName,
  Amount,
  CurrencyCode,
  IdempotencyHeaders,
  IdParams,
  oneLine,
  page,
  PagingQuery,
  Person,
  Timestamp,
  Uuid,
} from './common.ts';
import { Day, SignedAmount } from './dashboard/statements.ts';
import { operation } from './operation.ts';

const tag = 'Funding Records';
const RECORDS = '/payments/funding-records';

const Connection = z.object({
  id: Uuid.describe('The id of the bank connection.'),
  displayName: z.string().meta({ description: 'The name of the connection.', example: 'FNB salaries' }),
});

const recordFields = {
  id: Uuid.meta({
    description: 'The id of the funding record.',
    example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9ca1',
  }),
  date: Day.meta({
    description: 'The day on which the money came, or until then the day on which it is expected.',
    example: '2026-03-02',
  }),
  state: z.enum(FUNDING_STATES).meta({
    description:
      'EXPECTED: announced. OVERDUE: announced, and its day has passed. RECEIVED: booked to FUNDING. ' +
      'RETURNED: went back afterwards, in whole or in part. CANCELLED: announced, and not expected any more.',
    example: 'RECEIVED',
  }),
  source: z.enum(FUNDING_SOURCES).meta({
    description:
      'OUTSIDE: it comes over a bank account, or is simulated. COLLECTION: a sweep moved it from COLLECTION.',
    example: 'OUTSIDE',
  }),
  currency: CurrencyCode.describe('The currency of the amounts.'),
  connection: Connection.nullable().describe(
    'The bank connection whose account it is paid into; null for simulated and for swept money.',
  ),
  expectedAmount: Amount.nullable().describe('The amount that was announced; null without an announcement.'),
  expectedOn: Day.nullable().meta({
    description: 'The day for which it was announced; null without an announcement.',
    example: '2026-03-02',
  }),
  receivedAmount: Amount.nullable().describe('The amount that came; null before.'),
  receivedOn: Day.nullable().meta({
    description: 'The day on which the bank booked it; null before.',
    example: '2026-03-02',
  }),
  differenceAmount: SignedAmount.nullable().describe(
    'The amount that came less the announced one: negative when too little came. Null without both.',
  ),
  returnedAmount: Amount.nullable().describe('The amount that went back; null if none did.'),
  returnedOn: Day.nullable().meta({
    description: 'The day on which the bank booked the return; null if none did.',
    example: null,
  }),
  reference: z
    .string()
    .nullable()
    .meta({ description: 'The words of the payer; null before the money came.', example: 'F7KQ4MXC' }),
  note: z.string().nullable().meta({
    description: 'The note of the announcement; null without one.',
    example: 'For the March salaries',
  }),
  onStatement: z.boolean().meta({
    description: 'Whether a statement of the bank shows that it came. Simulated and swept money is on none.',
    example: true,
  }),
};

const FundingRecord = z
  .object(recordFields)
  .meta({ id: 'FundingRecordForDisplay', description: 'Money for FUNDING: announced, received, or both.' });

const Movement = z
  .object({
    transferId: Uuid.meta({
      description: 'The id of the transfer in the ledger.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9ca2',
    }),
    payoutId: Uuid.nullable().meta({
      description: 'The id of its row in the payout history; null if it has none.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9ca3',
    }),
    amount: SignedAmount.describe('Positive when it came, negative when it went back.'),
    bookingDate: Day.meta({ description: 'The day on which the bank booked it.', example: '2026-03-02' }),
    bookedAt: Timestamp.describe('When it was booked to the ledger.'),
    entry: z
      .object({
        id: Uuid.meta({
          description: 'The id of the entry.',
          example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c83',
        }),
        bankReference: z
          .string()
          .nullable()
          .meta({ description: "The bank's reference; null if it has none.", example: 'FT26061ABC' }),
        text: z.string().meta({ description: 'The words of the entry.', example: 'TRANSFER F7KQ4MXC' }),
        way: z.enum(POSTING_WAYS).meta({
          description: 'EXACT: matched without a user. PROPOSAL, CHOICE: a user decided.',
          example: 'EXACT',
        }),
      })
      .nullable()
      .describe('The entry of the statement; null for simulated money.'),
  })
  .meta({ id: 'FundingMovement', description: 'A transfer of the ledger that moved money of the record.' });

export const FundingRecordDetail = z
  .object({
    ...recordFields,
    announcedBy: Person.nullable().describe('The user who announced it; null without an announcement.'),
    announcedAt: Timestamp.nullable().describe('When it was announced; null without an announcement.'),
    cancelledBy: Person.nullable().describe('The user who cancelled the announcement; null if none did.'),
    cancelledAt: Timestamp.nullable().describe('When the announcement was cancelled; null if it was not.'),
    movements: z.array(Movement).describe('The transfers that moved its money, the earliest first.'),
  })
  .meta({
    id: 'FundingRecordDetail',
    description: 'A funding record with its announcement, its transfers and the entries of the statements.',
  });

const recordAnswer = { 200: { description: 'The funding record.', schema: FundingRecordDetail } };

export const listFundingRecords = operation({
  operationId: 'listFundingRecords',
  method: 'GET',
  path: RECORDS,
  tag,
  summary: 'List funding records',
  description:
    'Returns the money that was announced for FUNDING or came into it, by its day, the latest first.',
  roles: 'every',
  query: z.object({
    from: Day.optional().meta({ description: 'Only from this day.', example: '2026-03-01' }),
    to: Day.optional().meta({ description: 'Only up to this day.', example: '2026-03-31' }),
    connectionId: Uuid.optional().meta({
      description: 'Only records of this bank connection.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71',
    }),
    state: z
      .enum(FUNDING_STATES)
      .optional()
      .meta({ description: 'Only records in this state.', example: 'EXPECTED' }),
    ...PagingQuery,
  }),
  answers: {
    200: {
      description: 'A page of funding records.',
      schema: page(FundingRecord, 'PaginatedFundingRecordForDisplay', 'Funding records, the latest first.'),
    },
  },
  refusals: [400, 401, 403, 429],
});

export const getFundingRecord = operation({
  operationId: 'getFundingRecord',
  method: 'GET',
  path: `${RECORDS}/{id}`,
  tag,
  summary: 'Read a funding record',
  description: 'Returns one funding record with its transfers and the entries of the statements.',
  roles: 'every',
  params: IdParams,
  malformedId: 400,
  answers: recordAnswer,
  refusals: [400, 401, 403, 404, 429],
});

export const getFundingInstructions = operation({
  operationId: 'getFundingInstructions',
  method: 'GET',
  path: '/payments/funding-instructions',
  tag,
  summary: 'Read how to fund',
  description:
    'Returns, for each live bank connection, the account to pay into and the reference to quote. Money ' +
    'that quotes the reference is booked to FUNDING when a statement shows it. An entity that has never ' +
    'switched a bank connection on pays through the sandbox: its operator simulates funding.',
  roles: 'every',
  answers: {
    200: {
      description: 'How to fund.',
      schema: z
        .object({
          isSimulated: z.boolean().meta({
            description: 'Whether funding is simulated by the operator, with `npm run admin -- fund`.',
            example: false,
          }),
          accounts: z
            .array(
              z
                .object({
                  connection: Connection.describe('The bank connection that pays from the account.'),
                  accountName: z
                    .string()
                    .meta({ description: 'The holder of the account.', example: 'Karoo Trading (Pty) Ltd' }),
                  branchCode: z
                    .string()
                    .meta({ description: 'The branch code of the account.', example: '250655' }),
                  accountNumber: z
                    .string()
                    .meta({ description: 'The number of the account.', example: '62000000001' }),
                  accountType: AccountTypeName.describe('The type of the account.'),
                  currency: CurrencyCode.describe('The currency of the account.'),
                  reference: z.string().meta({
                    description:
                      'The reference to quote. It never changes, and its last character finds typing errors.',
                    example: 'F7KQ4MXC',
                  }),
                })
                .meta({ id: 'FundingAccount', description: 'An account to pay money into.' }),
            )
            .describe('The accounts, in the order in which their connections were made.'),
        })
        .meta({ id: 'FundingInstructions', description: 'How to pay money into FUNDING.' }),
    },
  },
  refusals: [401, 403, 429],
});

export const announceFunding = operation({
  operationId: 'announceFunding',
  method: 'POST',
  path: RECORDS,
  tag,
  summary: 'Announce funding',
  description:
    'Records money that is expected, so that the entry of the statement is matched with it, and everyone ' +
    'sees when it is late. It moves no money.',
  roles: PERMISSIONS.announceFunding,
  headers: IdempotencyHeaders,
  body: z
    .strictObject({
      connectionId: Uuid.meta({
        description: 'The live bank connection into whose account it is paid.',
        example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71',
      }),
      amount: Amount.describe('The amount, in the currency of the connection.'),
      expectedOn: Day.meta({
        description: 'The day on which it should come: from today to a year ahead.',
        example: '2026-03-02',
      }),
      note: oneLine(BANK_FILE_LIMITS.note)
        .optional()
        .meta({ description: 'What the money is for.', example: 'For the March salaries' }),
    })
    .meta({ id: 'AnnounceFundingRequest', description: 'Money that is expected.' }),
  answers: recordAnswer,
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: ['invalid_amount', 'bank_connection_off', 'funding_day_not_possible'],
});

export const cancelFundingRecord = operation({
  operationId: 'cancelFundingRecord',
  method: 'POST',
  path: `${RECORDS}/{id}/cancel`,
  tag,
  summary: 'Cancel an announcement of funding',
  description: 'The money is not expected any more. Possible until it has come.',
  roles: PERMISSIONS.announceFunding,
  params: IdParams,
  malformedId: 400,
  headers: IdempotencyHeaders,
  answers: recordAnswer,
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: ['funding_not_expected'],
});

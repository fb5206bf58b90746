import { z } from 'zod';
import { BANK_FILE_LIMITS } from '../../shared/bank-file-terms.ts';
import { PERMISSIONS } from '../../shared/permissions.ts';
import {
  ENTRY_STATUSES,
  STATEMENT_ARRIVALS,
  STATEMENT_FORMATS,
  STATEMENT_KINDS,
} from '../../shared/statement-terms.ts';
import {
  CurrencyCode,
  IdempotencyHeaders,
  IdParams,
  lines,
  oneLine,
  page,
  PagingQuery,
  Person,
  Timestamp,
  Uuid,
} from '../common.ts';
import { operation } from '../operation.ts';
import { Params } from '../problem.ts';

const tag = 'Statements';
const STATEMENTS = '/app/statements';

/** Positive for money in, negative for money out. */
export const SignedAmount = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/)
  .meta({
    id: 'SignedAmount',
    description: 'A decimal string in major units: positive for money in, negative for money out.',
    example: '-1250.00',
  });

export const Day = z.iso.date();

export const Balance = z
  .object({
    amount: SignedAmount.describe('The balance. Positive when the bank owes us.'),
    date: Day.meta({ description: 'The day of the balance.', example: '2026-03-02' }),
  })
  .meta({ id: 'StatedBalance', description: 'A balance that a statement states.' });

export const OurAccountNumber = z
  .string()
  .meta({ description: 'Our account number.', example: '62000000001' });

export const StatementAccount = z
  .object({
    id: Uuid.meta({
      description: 'The id of the account.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c82',
    }),
    accountNumber: OurAccountNumber,
    currency: CurrencyCode.describe('The currency of the account.'),
    connection: z
      .object({
        id: Uuid.describe('The id of the connection.'),
        displayName: z.string().describe('The name of the connection.'),
      })
      .describe('The bank connection that pays from the account.'),
  })
  .describe('Our account.');

export const BankStatement = z
  .object({
    id: Uuid.meta({
      description: 'The id of the statement.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c81',
    }),
    account: StatementAccount,
    kind: z.enum(STATEMENT_KINDS).meta({
      description:
        'STATEMENT: all booked entries of a period with balances. ADVICE: single entries, without balances.',
      example: 'STATEMENT',
    }),
    name: z.string().meta({ description: "The bank's name for the statement.", example: 'STMT-2026-042' }),
    sequenceNumber: z
      .int()
      .nullable()
      .meta({ description: 'The number by which a gap is found; null if the bank gives none.', example: 42 }),
    opening: Balance.nullable().describe('The opening balance; null if the statement states none.'),
    closing: Balance.nullable().describe('The closing balance; null if the statement states none.'),
    bookedAmount: SignedAmount.describe('The sum of the booked entries.'),
    entryCount: z.int().min(0).meta({ description: 'How many entries it has.', example: 12 }),
    openFindings: z.int().min(0).meta({ description: 'How many findings about it are open.', example: 0 }),
    receivedAt: Timestamp.describe('When it first came.'),
    file: z
      .object({
        id: Uuid.describe('The id of the file.'),
        fileName: z.string().describe('The name of the file.'),
        format: z.enum(STATEMENT_FORMATS).meta({ description: 'The format of the file.', example: 'CAMT' }),
        receivedBy: Person.nullable().describe('The user who uploaded the file; null if no user did.'),
        isFetched: z.boolean().meta({
          description: 'Whether it was fetched from the bank, at first or after a user had uploaded it.',
          example: false,
        }),
      })
      .describe('The file in which it first came.'),
    isUploaded: z.boolean().meta({
      description: 'Whether users have uploaded it. One that the bank itself sent cannot be taken back.',
      example: true,
    }),
    takenBack: z
      .object({
        by: Person.describe('The user who took it back.'),
        at: Timestamp.describe('When.'),
        reason: z.string().meta({ description: 'Why.', example: 'It is of another company.' }),
      })
      .nullable()
      .describe('Who took it back, and why; null otherwise. It then no longer counts, but stays readable.'),
  })
  .meta({
    id: 'BankStatement',
    description: 'A statement of the bank. It never changes; one that users uploaded can be taken back.',
  });

export const BankStatementDetails = BankStatement.extend({
  takeBackRefusal: z
    .object({
      detail: z.string().meta({ description: 'Why.', example: 'The bank itself has sent this statement.' }),
      params: Params.nullable().describe('The values of the sentence; null without any.'),
    })
    .nullable()
    .describe('Why the statement cannot be taken back now (`takeBackStatement`); null if it can.'),
}).meta({ id: 'BankStatementDetails', description: 'A statement, and whether it can be taken back.' });

export const StatementEntry = z
  .object({
    id: Uuid.meta({ description: 'The id of the entry.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c83' }),
    amount: SignedAmount.describe('The amount: positive for money in, negative for money out.'),
    isReversal: z.boolean().meta({ description: 'Whether it takes an earlier entry back.', example: false }),
    status: z
      .enum(ENTRY_STATUSES)
      .meta({ description: 'BOOKED, or PENDING: announced, and never posted.', example: 'BOOKED' }),
    bookingDate: Day.meta({ description: 'The day on which it was booked.', example: '2026-03-02' }),
    valueDate: Day.meta({ description: 'The day from which it counts.', example: '2026-03-02' }),
    bankReference: z
      .string()
      .nullable()
      .meta({ description: "The bank's reference; null if it has none.", example: 'FT26061ABC' }),
    code: z
      .string()
      .meta({ description: "The bank's transaction code. May be empty.", example: 'PMNT/ICDT/ESCT' }),
    text: z
      .string()
      .meta({ description: 'The words of the entry. May be empty.', example: 'ACB DEBIT PAY-0012' }),
    batchCount: z
      .int()
      .nullable()
      .meta({ description: 'How many payments it covers; null if the bank does not say.', example: 1 }),
    detailCount: z.int().min(0).meta({ description: 'How many payments it names.', example: 1 }),
    details: z
      .array(
        z
          .object({
            endToEndId: z.string().nullable().meta({
              description: 'The end-to-end id; null if the bank gives none.',
              example: '01939b5e7c1a7f008a540d5a3e1b9c13',
            }),
            amount: SignedAmount.nullable().describe('The amount; null if the bank gives only the entry’s.'),
            text: z.string().meta({ description: 'The words of the payment.', example: 'SALARY MARCH' }),
            counterparty: z
              .object({
                name: z
                  .string()
                  .nullable()
                  .meta({ description: 'The name; null if unknown.', example: 'THANDI NKOSI' }),
                accountNumber: z
                  .string()
                  .nullable()
                  .meta({ description: 'The account number; null if unknown.', example: '62012345678' }),
              })
              .describe('The other side.'),
            returned: z
              .object({
                code: z.string().meta({ description: "The bank's code.", example: 'AC04' }),
                text: z.string().nullable().meta({
                  description: "The bank's words; null if it gave none.",
                  example: 'Closed account',
                }),
              })
              .nullable()
              .describe('Why the payment came back; null if it did not.'),
          })
          .meta({ id: 'StatementEntryDetail', description: 'A payment that an entry names.' }),
      )
      .describe('The first 20 payments that it names.'),
  })
  .meta({ id: 'StatementEntry', description: 'A line of a statement. It never changes.' });

export const csvColumn = z.union([oneLine(100), z.int().min(1).max(500)]);
const columnOf = (what: string, example: string | number) =>
  csvColumn.meta({ description: `The column of ${what}: its header, or its position from 1.`, example });
const optionalColumn = (what: string, example: string | number) =>
  csvColumn.nullable().meta({ description: `The column of ${what}; null without one.`, example });
const marks = z.array(oneLine(20)).min(1).max(10);

export const CsvProfile = z
  .strictObject({
    code: oneLine(40).meta({ description: 'The code of the profile.', example: 'MY-BANK' }),
    displayName: oneLine(BANK_FILE_LIMITS.displayName).meta({
      description: 'The name of the profile.',
      example: 'My bank, online export',
    }),
    delimiter: z.enum([',', ';', '\t', '|']).meta({ description: 'Between two cells.', example: ',' }),
    headerRows: z.int().min(0).max(100).meta({
      description: 'The rows before the first entry. The last of them has the names of the columns.',
      example: 1,
    }),
    footerRows: z.int().min(0).max(100).meta({ description: 'The rows after the last entry.', example: 0 }),
    order: z
      .enum(['OLDEST_FIRST', 'NEWEST_FIRST'])
      .meta({ description: 'The order of the entries.', example: 'OLDEST_FIRST' }),
    dateFormat: oneLine(20).meta({
      description: 'DD, MM, MMM, YYYY or YY with the marks between them.',
      example: 'DD/MM/YYYY',
    }),
    decimalMark: z.enum(['.', ',']).meta({ description: 'The decimal mark of amounts.', example: '.' }),
    bookingDate: columnOf('the booking date', 'Date'),
    valueDate: optionalColumn('the value date', 'Value date'),
    amount: z
      .discriminatedUnion('kind', [
        z.strictObject({
          kind: z
            .literal('SIGNED')
            .meta({ description: 'Negative amounts are money out.', example: 'SIGNED' }),
          amount: columnOf('the amount', 'Amount'),
        }),
        z.strictObject({
          kind: z.literal('MARKED').meta({ description: 'A column says the direction.', example: 'MARKED' }),
          amount: columnOf('the amount', 'Amount'),
          mark: columnOf('the direction', 'DR/CR'),
          debitMarks: marks.meta({ description: 'The marks of money out.', example: ['DR'] }),
          creditMarks: marks.meta({ description: 'The marks of money in.', example: ['CR'] }),
        }),
        z.strictObject({
          kind: z
            .literal('TWO_COLUMNS')
            .meta({ description: 'Money out and money in have their own columns.', example: 'TWO_COLUMNS' }),
          debit: columnOf('money out', 'Debit'),
          credit: columnOf('money in', 'Credit'),
          debitsAreNegative: z
            .boolean()
            .meta({ description: 'Whether money out is written with a minus sign.', example: false }),
        }),
      ])
      .meta({ description: 'How amounts are written.', example: { kind: 'SIGNED', amount: 'Amount' } }),
    fee: z
      .strictObject({
        column: columnOf('the fee', 'Fee'),
        feesAreNegative: z
          .boolean()
          .meta({ description: 'Whether fees are written with a minus sign.', example: true }),
      })
      .nullable()
      .optional()
      .meta({
        description: 'Fees that the balance counts and the amount does not; null without such a column.',
        example: null,
      }),
    balance: optionalColumn('the balance after each entry', 'Balance'),
    bankReference: optionalColumn("the bank's reference", 'Reference'),
    description: z
      .array(csvColumn)
      .max(10)
      .meta({ description: 'The columns that together are the text of an entry.', example: ['Description'] }),
    endToEndId: optionalColumn('the end-to-end id', 'Payment id'),
    counterpartyName: optionalColumn('the name of the other side', 'Name'),
    counterpartyAccount: optionalColumn('the account of the other side', 'Account'),
  })
  .meta({ id: 'StatementCsvProfile', description: 'How a bank writes its statements as CSV.' });

export const idOf = (of: string) =>
  Uuid.optional().meta({
    description: `Only those of this ${of}.`,
    example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c82',
  });

export const uploadStatement = operation({
  operationId: 'uploadStatement',
  method: 'POST',
  path: STATEMENTS,
  tag,
  summary: 'Upload a statement of the bank',
  description:
    'Keeps the file by its SHA-256 and reads it: camt.053, camt.054 or camt.052 of the versions 02 to 13 ' +
    '(a camt.052 has entries of the day and never closes it), MT940, or CSV by a profile. The statements ' +
    'must be of an account that a bank connection of the entity pays from. A statement and an entry are ' +
    'stored once, however often they come, so the request may be repeated at any time. A file that is ' +
    'refused is kept, and nothing in it is stored; the same bytes are read again when they come again, and ' +
    'also after a statement of theirs was taken back. Exact matches wait for another user ' +
    '(`listStatementConfirmations`).',
  roles: PERMISSIONS.uploadStatements,
  body: z
    .strictObject({
      fileName: oneLine(BANK_FILE_LIMITS.fileName).meta({
        description: 'The name of the file.',
        example: 'STATEMENT-2026-03-02.xml',
      }),
      content: z.base64().min(4).meta({
        description: 'The bytes of the file in base64; at most 24 MiB of bytes.',
        example: 'PERvY3VtZW50Lz4=',
      }),
      csv: z
        .strictObject({
          connectionId: Uuid.meta({
            description: 'The connection that pays from the account of the file.',
            example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71',
          }),
          profile: CsvProfile.optional().describe(
            'How to read the file. Without it, as the last CSV file of the connection was read.',
          ),
          acceptedAccounts: z
            .array(oneLine(40))
            .max(500)
            .optional()
            .meta({
              description:
                'Accounts that the file names and that the user says are this one (`otherAccounts` of the ' +
                'preview). Later files of the connection may name them too.',
              example: ['62-0000-0001'],
            }),
          acceptedDifference: SignedAmount.optional().describe(
            'The difference between the entries and the balances of this file with which the user stores ' +
              'it (`difference` of the preview).',
          ),
          isOwnBalance: z
            .boolean()
            .optional()
            .meta({
              description:
                'Whether the user says that this file is of this account, although it opens with the ' +
                'closing balance of another one (`continuesConnectionId` of the preview).',
              example: true,
            }),
        })
        .optional()
        .describe('For a CSV file only: what the file does not state.'),
    })
    .meta({ id: 'UploadStatementRequest', description: 'A statement file.' }),
  answers: {
    200: {
      description: 'The file and its statements.',
      schema: z
        .object({
          id: Uuid.meta({
            description: 'The id of the file.',
            example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c80',
          }),
          fileName: z.string().meta({
            description: 'The name under which it first came.',
            example: 'STATEMENT-2026-03-02.xml',
          }),
          sha256: z.string().meta({
            description: 'The SHA-256 of the bytes, in lower-case hex.',
            example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
          }),
          byteCount: z.int().min(0).meta({ description: 'The size in bytes.', example: 4_200 }),
          receivedAt: Timestamp.describe('When it first came.'),
          receivedBy: Person.nullable().describe('The user who uploaded it; null if no user did.'),
          isAgain: z.boolean().meta({
            description: 'Whether the same bytes were read before, so that this upload added nothing.',
            example: false,
          }),
          format: z.enum(STATEMENT_FORMATS).meta({ description: 'The format of the file.', example: 'CAMT' }),
          statements: z
            .array(
              z
                .object({
                  arrival: z.enum(STATEMENT_ARRIVALS).meta({
                    description:
                      'NEW: stored now, with this file. AGAIN: an earlier file had it. CHANGED: an earlier ' +
                      'file had another statement of this name; nothing of this one is stored.',
                    example: 'NEW',
                  }),
                  statement: BankStatement.describe('The statement as it is stored.'),
                })
                .meta({ id: 'ArrivedStatement', description: 'A statement of a file.' }),
            )
            .describe('The statements in the order of the file.'),
          leftOut: z
            .string()
            .nullable()
            .meta({
              description:
                'The accounts whose statements were left out, because no bank connection pays from ' +
                'them; null if none was. Once there is a connection, the same file adds them.',
              example: null,
            }),
        })
        .meta({ id: 'StatementFile', description: 'A statement file, kept as it came.' }),
    },
  },
  refusals: [400, 401, 403, 404, 413, 415, 429],
  errors: [
    'statement_format_unknown',
    'statement_csv_unmapped',
    'statement_csv_other_account',
    'statement_csv_of_other_account',
    'statement_csv_does_not_add_up',
    'statement_csv_continues_other_account',
    'statement_unreadable',
    'statement_account_unknown',
    'receiving_account_unconfirmed',
    'month_closed',
  ],
});

export const listStatements = operation({
  operationId: 'listStatements',
  method: 'GET',
  path: STATEMENTS,
  tag,
  summary: 'List the statements of the bank',
  description: 'Returns the statements by the day of their closing balance, the latest first.',
  roles: 'every',
  query: z.object({
    accountId: idOf('account'),
    kind: z
      .enum(STATEMENT_KINDS)
      .optional()
      .meta({ description: 'Only statements, or only advices.', example: 'STATEMENT' }),
    from: Day.optional().meta({ description: 'Only from this day.', example: '2026-03-01' }),
    to: Day.optional().meta({ description: 'Only up to this day.', example: '2026-03-31' }),
    ...PagingQuery,
  }),
  answers: {
    200: {
      description: 'A page of statements.',
      schema: page(BankStatement, 'PaginatedBankStatement', 'Statements, the latest first.'),
    },
  },
  refusals: [400, 401, 403, 429],
});

export const getStatement = operation({
  operationId: 'getStatement',
  method: 'GET',
  path: `${STATEMENTS}/{id}`,
  tag,
  summary: 'Get a statement of the bank',
  description: 'Returns a statement with its balances. Its entries are a separate list.',
  roles: 'every',
  params: IdParams,
  answers: { 200: { description: 'The statement.', schema: BankStatementDetails } },
  refusals: [401, 403, 404, 429],
});

export const takeBackStatement = operation({
  operationId: 'takeBackStatement',
  method: 'POST',
  path: `${STATEMENTS}/{id}/take-back`,
  tag,
  summary: 'Take back a statement that was uploaded',
  description:
    'For a wrong file: the statement, and the entries that are on no other statement, no longer count from ' +
    'then on, but stay readable. The same file may be uploaded again. Refused for a statement that the ' +
    'bank itself has sent, while such an entry is posted (`undoPosting`), and while an opening balance ' +
    'comes from the statement (`withdrawOpeningBalance`). Rules that wait for another user because of such ' +
    'an entry are withdrawn.',
  roles: PERMISSIONS.uploadStatements,
  params: IdParams,
  headers: IdempotencyHeaders,
  body: z
    .strictObject({
      reason: lines(BANK_FILE_LIMITS.note).meta({
        description: 'Why.',
        example: 'It is of another company.',
      }),
    })
    .meta({ id: 'TakeBackStatementRequest', description: 'Why a statement is taken back.' }),
  answers: { 200: { description: 'The statement.', schema: BankStatementDetails } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: [
    'statement_taken_back',
    'statement_sent_by_bank',
    'statement_entries_posted',
    'statement_has_opening_balance',
    'month_closed',
  ],
});

export const listStatementEntries = operation({
  operationId: 'listStatementEntries',
  method: 'GET',
  path: `${STATEMENTS}/{id}/entries`,
  tag,
  summary: 'List the entries of a statement',
  description: 'Returns the entries in the order of the statement.',
  roles: 'every',
  params: IdParams,
  query: z.object(PagingQuery),
  answers: {
    200: {
      description: 'A page of entries.',
      schema: page(StatementEntry, 'PaginatedStatementEntry', 'Entries in the order of the statement.'),
    },
  },
  refusals: [400, 401, 403, 404, 429],
});

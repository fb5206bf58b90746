import { z } from 'zod';
import {
  BANK_FILE_LIMITS,
  BANK_FILE_PROBLEMS,
  BANK_FILE_STATES,
  FILE_PAYMENT_STATES,
  RECALL_STATES,
  TRANSPORTS,
} from '../../shared/bank-file-terms.ts';
import { PERMISSIONS } from '../../shared/permissions.ts';
import { FAILURE_CODES, WITHDRAWAL_STATUSES } from '../../shared/terms.ts';
import {
  Amount,
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
import { Day, SignedAmount } from './statements.ts';

const tag = 'Bank Files';
const FILES = '/app/bank-files';

export const Sha256 = z.string().meta({
  description: 'The SHA-256 of the bytes, in lower-case hex.',
  example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
});

const RecallId = Uuid.meta({
  description: 'The id of the recall. A file that is recalled again has another one.',
  example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c84',
});

export const BankFile = z
  .object({
    id: Uuid.meta({ description: 'The id of the file.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c72' }),
    connection: z
      .object({
        id: Uuid.describe('The id of the connection.'),
        displayName: z.string().describe('The name of the connection.'),
      })
      .describe('The connection that carries it.'),
    batch: z
      .object({
        id: Uuid.describe('The id of the batch.'),
        label: z.string().describe('The label of the batch.'),
      })
      .describe('The batch whose payments it has.'),
    state: z.enum(BANK_FILE_STATES).meta({
      description:
        'SEALED: written, and it has not left. LEFT: on its way to the bank, or there. RECALLED: the bank ' +
        'does not pay the rest, as two users have confirmed. WITHDRAWN: never left, and replaced by ' +
        'another file. CANCELLED: never left, because its batch ended.',
      example: 'LEFT',
    }),
    fileNumber: z.int().min(1).meta({ description: 'Counts the files of the connection.', example: 12 }),
    fileName: z.string().meta({ description: 'The name of the file.', example: 'PAY-20260302-0012.txt' }),
    format: z.string().meta({ description: 'The format of the file.', example: 'ACB_198' }),
    byteCount: z.int().min(0).meta({ description: 'The size in bytes.', example: 1_200 }),
    sha256: Sha256,
    currency: CurrencyCode.describe('The currency of the payments.'),
    paymentCount: z.int().min(1).meta({ description: 'How many payments it has.', example: 4 }),
    totalAmount: Amount.describe('The sum of the payments.'),
    hashTotal: z.string().nullable().meta({
      description: 'The hash total of an ACB file, 12 digits; null otherwise.',
      example: '000186000035',
    }),
    executionDate: z.iso
      .date()
      .meta({ description: 'The day on which the bank pays.', example: '2026-03-02' }),
    contentDigest: z.string().meta({
      description: 'The digest of the batch that its approvers approved.',
      example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    }),
    sealedAt: Timestamp.describe('When the file was written.'),
    leftAt: Timestamp.nullable().describe('When the file left; null before.'),
    leftBy: Person.nullable().describe(
      'The user who took it to the bank; null before, and for a file that left over SFTP or a folder.',
    ),
    arrivedAt: Timestamp.nullable().describe(
      "When Outlay put it into the bank's folder; null before, and for a file that a user takes to the bank.",
    ),
    heardAt: Timestamp.nullable().describe('When the bank last said something about it; null before.'),
    replyStatus: z.enum(['RECEIVED', 'ACCEPTED', 'PAID', 'REJECTED', 'PARTIAL']).nullable().meta({
      description: 'What the bank last said about the file as a whole; null before.',
      example: 'PARTIAL',
    }),
    recall: z
      .object({
        id: RecallId,
        state: z.enum(RECALL_STATES).meta({
          description:
            'WAITING: another approver can confirm it. UNDECIDED: the file was on its way, and the next ' +
            'visit to the bank finds out whether it has arrived. TOO_LATE: the file reached the bank after ' +
            'the recall was recorded; ask the bank, withdraw the recall, and record it again if the bank ' +
            'does not pay. CONFIRMED: the payments that the bank has not paid have failed.',
          example: 'WAITING',
        }),
        by: Person.describe('The user who recorded it.'),
        at: Timestamp.describe('When it was recorded.'),
        reason: z.string().meta({ description: 'Why it was recalled.', example: 'Wrong month.' }),
        confirmedBy: z.string().meta({
          description: 'The person at the bank who confirmed it.',
          example: 'Lerato Mokoena, payments desk',
        }),
        confirmed: z
          .object({
            by: Person.describe('The second user.'),
            at: Timestamp.describe('When the second user confirmed it.'),
          })
          .nullable()
          .describe(
            'How a second user confirmed it; null until then. Only a confirmed recall fails payments.',
          ),
      })
      .nullable()
      .describe('The recall; null if none is recorded.'),
    states: z
      .array(
        z
          .object({
            state: z
              .enum([...FILE_PAYMENT_STATES, 'SILENT'])
              .meta({ description: 'What the bank has said; SILENT: nothing yet.', example: 'ACCEPTED' }),
            count: z.int().min(1).meta({ description: 'How many payments.', example: 4 }),
            amount: Amount.describe('Their sum.'),
          })
          .meta({ id: 'BankFileCount', description: 'Payments of a file, by what the bank has said.' }),
      )
      .describe('The payments by what the bank has said. Empty for a file that was withdrawn.'),
  })
  .meta({ id: 'BankFile', description: 'A file that was written for the bank. Its bytes never change.' });

const TextSubstitution = z
  .object({
    field: z.enum(['name', 'reference']).meta({ description: 'The text.', example: 'name' }),
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

const Substituted = z
  .object({
    withdrawalId: Uuid.meta({
      description: 'The id of the withdrawal.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c13',
    }),
    rowNumber: z.int().min(1).meta({ description: 'The row of the batch.', example: 1 }),
    substitutions: z.array(TextSubstitution).describe('The texts that will be written differently.'),
  })
  .meta({
    id: 'SubstitutedPayment',
    description: 'A payment whose name or reference a file will write differently.',
  });

const BankFilePlan = page(Substituted, 'PaginatedSubstitutedPayment', 'Payments, by row.')
  .extend({
    carrier: z
      .object({
        connection: z
          .object({
            id: Uuid.describe('The id of the connection.'),
            displayName: z.string().describe('The name of the connection.'),
          })
          .describe('The connection that will carry the batch.'),
        profileName: z.string().meta({
          description: 'The name of the profile that the file follows.',
          example: 'ACB, 198 characters',
        }),
        payerAccountNumber: z.string().meta({
          description: 'The account that pays.',
          example: '62000000001',
        }),
        isCertified: z.boolean().meta({
          description: 'Whether a user has recorded that the bank accepted a test file.',
          example: false,
        }),
        transport: z.enum(TRANSPORTS).meta({
          description: 'DOWNLOAD: a user takes the file to the bank. SFTP, FOLDER: Outlay takes it there.',
          example: 'DOWNLOAD',
        }),
        problem: z
          .object({
            code: z.enum(BANK_FILE_PROBLEMS).meta({
              description:
                'SEVERAL_CONNECTIONS: one connection must carry every rail of the batch. ' +
                'TOO_MANY_PAYMENTS: one file may have fewer. TEXT_NOT_WRITABLE: a name or a reference ' +
                'has characters that the file cannot have.',
              example: 'TEXT_NOT_WRITABLE',
            }),
            rowNumbers: z.array(z.int().min(1)).meta({
              description: 'The first of the rows that cannot be written, at most 20; empty otherwise.',
              example: [2, 3],
            }),
          })
          .nullable()
          .describe('Why the batch cannot be written into a file as it is; null if it can.'),
      })
      .nullable()
      .describe('The connection by bank file; null if the batch is paid without a file, or no longer waits.'),
    waitsForConnection: z.boolean().meta({
      description:
        'Whether no live bank connection carries a rail of the batch although the entity pays through its ' +
        'own bank: the batch is not paid until one is switched on.',
      example: false,
    }),
  })
  .meta({
    id: 'BankFilePlan',
    description:
      'The bank file that will carry a batch, and a page of the payments whose texts it will write ' +
      'differently.',
  });

export const idOf = (of: string) =>
  Uuid.optional().meta({
    description: `Only those of this ${of}.`,
    example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71',
  });

export const getBankFilePlan = operation({
  operationId: 'getBankFilePlan',
  method: 'GET',
  path: '/app/batches/{id}/bank-file-plan',
  tag,
  summary: 'Get the bank file that a batch will travel in',
  description:
    'Returns the connection by bank file that would carry a batch that has not been sent, and every name ' +
    'and reference that its file would write differently, by row. An approver reads it before signing.',
  roles: 'every',
  params: IdParams,
  query: z.object(PagingQuery),
  answers: { 200: { description: 'The plan.', schema: BankFilePlan } },
  refusals: [400, 401, 403, 404, 429],
});

export const listBankFiles = operation({
  operationId: 'listBankFiles',
  method: 'GET',
  path: FILES,
  tag,
  summary: 'List the bank files',
  description: 'Returns the files, newest first: of the entity, of a connection or of a batch.',
  roles: 'every',
  query: z.object({ connectionId: idOf('connection'), batchId: idOf('batch'), ...PagingQuery }),
  answers: {
    200: {
      description: 'A page of files.',
      schema: page(BankFile, 'PaginatedBankFile', 'Files, newest first.'),
    },
  },
  refusals: [400, 401, 403, 429],
});

export const getBankFile = operation({
  operationId: 'getBankFile',
  method: 'GET',
  path: `${FILES}/{id}`,
  tag,
  summary: 'Get a bank file',
  description: 'Returns the figures of a file and what the bank has said about it.',
  roles: 'every',
  params: IdParams,
  answers: { 200: { description: 'The file.', schema: BankFile } },
  refusals: [401, 403, 404, 429],
});

export const listBankFilePayments = operation({
  operationId: 'listBankFilePayments',
  method: 'GET',
  path: `${FILES}/{id}/payments`,
  tag,
  summary: 'List the payments of a bank file',
  description: 'Returns the payments in the order of the file, as they were written.',
  roles: 'every',
  params: IdParams,
  query: z.object({
    state: z
      .enum([...FILE_PAYMENT_STATES, 'SILENT'])
      .optional()
      .meta({
        description: 'Only payments in this state; SILENT: without a word of the bank.',
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

export const downloadBankFile = operation({
  operationId: 'downloadBankFile',
  method: 'POST',
  path: `${FILES}/{id}/download`,
  tag,
  summary: 'Take a bank file to the bank',
  description:
    'Returns the bytes of the file. With the first download the file leaves: the batch becomes PROCESSING, ' +
    'and it can no longer be cancelled. A file that a user takes is not carried over SFTP or a folder as ' +
    'well. Every later download returns the same bytes and is an entry of the audit log, and is refused ' +
    'once the bank has rejected the file, a recall is recorded, or the batch has ended. `Content-Digest` ' +
    'has the SHA-256.',
  roles: PERMISSIONS.handleBankFiles,
  params: IdParams,
  answers: {
    200: { description: 'The file.', schema: z.string(), mediaType: 'application/octet-stream' },
  },
  refusals: [400, 401, 403, 404, 429],
  errors: [
    'payouts_disabled',
    'approvals_lapsed',
    'bank_file_not_live',
    'bank_file_day_passed',
    'bank_file_out_of_order',
    'bank_file_ended',
  ],
});

export const getBankFileSummary = operation({
  operationId: 'getBankFileSummary',
  method: 'GET',
  path: `${FILES}/{id}/summary`,
  tag,
  summary: 'Get the figures of a bank file as text',
  description:
    'Returns a text file with the SHA-256, the count, the sum and the hash total, to be compared with ' +
    "what the bank's " +
    'own page shows.',
  roles: PERMISSIONS.handleBankFiles,
  params: IdParams,
  answers: { 200: { description: 'The text.', schema: z.string(), mediaType: 'text/plain' } },
  refusals: [401, 403, 404, 429],
});

const seenRecall = z
  .strictObject({ recallId: RecallId })
  .meta({ id: 'SeenRecall', description: 'The recall that the caller has seen.' });

export const recallBankFile = operation({
  operationId: 'recallBankFile',
  method: 'POST',
  path: `${FILES}/{id}/recall`,
  tag,
  summary: 'Record the recall of a bank file',
  description:
    'Records that a person at the bank has confirmed that the rest of a file will not be paid. It changes ' +
    'no payment until another approver confirms it. A file that is on its way to the bank goes no ' +
    'further. Needs a fresh sign-in where approvals do.',
  roles: PERMISSIONS.recallBankFile,
  params: IdParams,
  headers: IdempotencyHeaders,
  body: z
    .strictObject({
      reason: lines(BANK_FILE_LIMITS.note).meta({
        description: 'Why it is recalled.',
        example: 'Wrong month.',
      }),
      confirmedBy: oneLine(BANK_FILE_LIMITS.contact).meta({
        description: 'The person at the bank who confirmed it.',
        example: 'Lerato Mokoena, payments desk',
      }),
    })
    .meta({ id: 'RecallBankFileRequest', description: 'A recall that the bank has confirmed.' }),
  answers: { 200: { description: 'The file.', schema: BankFile } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: ['fresh_sign_in_required', 'bank_file_not_recallable'],
});

export const confirmBankRecall = operation({
  operationId: 'confirmBankRecall',
  method: 'POST',
  path: `${FILES}/{id}/recall/confirm`,
  tag,
  summary: 'Confirm the recall of a bank file',
  description:
    'A second approver, who neither recorded the recall nor took the file to the bank, confirms it. The ' +
    'payments that the bank has not paid fail, and their hold is released. A recall that was recorded ' +
    'while the file was on its way can be confirmed once it is known that the file did not arrive. Needs a ' +
    'fresh sign-in where approvals do.',
  roles: PERMISSIONS.recallBankFile,
  params: IdParams,
  headers: IdempotencyHeaders,
  body: seenRecall,
  answers: { 200: { description: 'The file.', schema: BankFile } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: [
    'fresh_sign_in_required',
    'no_open_recall',
    'recall_changed',
    'own_recall',
    'bank_file_not_recallable',
    'recall_too_late',
    'recall_undecided',
  ],
});

export const withdrawBankRecall = operation({
  operationId: 'withdrawBankRecall',
  method: 'POST',
  path: `${FILES}/{id}/recall/withdraw`,
  tag,
  summary: 'Withdraw the recall of a bank file',
  description:
    'Takes back a recall that no approver has confirmed, because it was recorded by mistake or came too ' +
    'late. A file that was on its way goes on to the bank. Needs a fresh sign-in where approvals do.',
  roles: PERMISSIONS.recallBankFile,
  params: IdParams,
  headers: IdempotencyHeaders,
  body: seenRecall,
  answers: { 200: { description: 'The file.', schema: BankFile } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: ['fresh_sign_in_required', 'no_open_recall', 'recall_changed'],
});

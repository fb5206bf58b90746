import { z } from 'zod';
import {
  BANK_FILE_LIMITS,
  BANK_FILE_PROBLEMS,
  BANK_FILE_STATES,
  FILE_PAYMENT_STATES,
  REPLY_QUESTIONS,
  REPLY_RESULTS,
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

const tag = 'Bank Files';
const FILES = '/app/bank-files';
const REPLIES = '/app/bank-replies';

const Sha256 = z.string().meta({
  description: 'The SHA-256 of the bytes, in lower-case hex.',
  example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
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
        'another file. CANCELLED: ' +
        'never left, ' +
        'because its batch ended.',
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
    heardAt: Timestamp.nullable().describe('When the bank last said something about it; null before.'),
  })
  .meta({ id: 'BankFilePayment', description: 'A payment of a bank file.' });

export const BankReplyFile = z
  .object({
    id: Uuid.meta({ description: 'The id of the reply.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c73' }),
    connectionId: Uuid.describe('The connection by which it came.'),
    fileName: z.string().meta({ description: 'The name under which it came.', example: 'REPLY-0012.txt' }),
    byteCount: z.int().min(0).meta({ description: 'The size in bytes.', example: 800 }),
    sha256: Sha256,
    receivedAt: Timestamp.describe('When it came.'),
    receivedBy: Person.nullable().describe('The user who uploaded it; null if no user did.'),
    result: z.enum(REPLY_RESULTS).meta({
      description:
        'STORED: kept, and not read yet. WAITS_FOR_CONFIRMATION: a user uploaded it and it moves money, ' +
        'so another user has to confirm it. APPLIED: it changed payments or the file. UNCHANGED: it said ' +
        'nothing new. QUESTION: it does not fit what was sent and changed nothing. SET_ASIDE: another ' +
        'user decided not to apply it.',
      example: 'APPLIED',
    }),
    file: z
      .object({
        id: Uuid.describe('The id of the file.'),
        fileName: z.string().describe('The name of the file.'),
      })
      .nullable()
      .describe('The file that it answers; null if that is not known.'),
    changes: z
      .array(
        z
          .object({
            state: z.enum(FILE_PAYMENT_STATES).meta({ description: 'The new state.', example: 'ACCEPTED' }),
            count: z.int().min(1).meta({ description: 'How many payments.', example: 2 }),
          })
          .meta({ id: 'BankReplyChange', description: 'Payments that a reply changed.' }),
      )
      .describe('The payments that it changed, or would change, by their new state.'),
    redirected: z
      .int()
      .min(0)
      .meta({ description: 'How many payments it says were redirected.', example: 0 }),
    question: z
      .object({
        code: z.enum(REPLY_QUESTIONS).meta({ description: 'What does not fit.', example: 'OTHER_AMOUNT' }),
        detail: z
          .string()
          .meta({ description: 'Where it does not fit.', example: '01939b5e7c1a7f008a540d5a3e1b9c13' }),
        closed: z
          .object({
            by: Person.describe('The user who closed it.'),
            at: Timestamp.describe('When it was closed.'),
            note: z
              .string()
              .meta({ description: 'What was found out.', example: 'Reply of another company.' }),
          })
          .nullable()
          .describe('How a user closed the question; null while it is open.'),
      })
      .nullable()
      .describe('What the reply asks a user; null if it fits.'),
    waiting: z
      .object({
        mayConfirm: z
          .array(Person)
          .describe(
            'The users who may confirm it: not its uploader, not the creator of a batch that it answers, ' +
              'and not the user who took the file to the bank.',
          ),
      })
      .nullable()
      .describe('Who may confirm it; null unless it waits for confirmation.'),
    confirmed: z
      .object({
        by: Person.describe('The user who confirmed it.'),
        at: Timestamp.describe('When it was confirmed.'),
      })
      .nullable()
      .describe('The confirmation; null if it was not confirmed.'),
    setAside: z
      .object({
        by: Person.describe('The user who set it aside.'),
        at: Timestamp.describe('When it was set aside.'),
        note: z.string().meta({ description: 'Why.', example: 'The bank did not send it.' }),
      })
      .nullable()
      .describe('Why it is not applied; null unless it was set aside.'),
  })
  .meta({ id: 'BankReplyFile', description: 'What the bank sent, kept as it came.' });

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
  })
  .meta({
    id: 'BankFilePlan',
    description:
      'The bank file that will carry a batch, and a page of the payments whose texts it will write ' +
      'differently.',
  });

const ReplyChange = z
  .object({
    withdrawalId: Uuid.meta({
      description: 'The id of the withdrawal.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c13',
    }),
    batch: z
      .object({
        id: Uuid.describe('The id of the batch.'),
        label: z.string().describe('The label of the batch.'),
      })
      .describe('The batch of the withdrawal.'),
    rowNumber: z.int().min(1).meta({ description: 'The row of the batch.', example: 1 }),
    name: z.string().meta({ description: 'The name of the beneficiary.', example: 'Thandi Nkosi' }),
    accountNumber: z.string().meta({ description: 'The account number.', example: '62012345678' }),
    currency: CurrencyCode.describe('The currency of the amount.'),
    amount: Amount.describe('The amount.'),
    before: z
      .enum(FILE_PAYMENT_STATES)
      .nullable()
      .meta({ description: 'What the bank had said before; null: nothing yet.', example: 'ACCEPTED' }),
    state: z
      .enum(FILE_PAYMENT_STATES)
      .nullable()
      .meta({ description: 'What the reply says; null when only the redirect is new.', example: 'RETURNED' }),
    failureCode: z
      .enum(FAILURE_CODES)
      .nullable()
      .meta({ description: 'Why it is rejected or returned; null otherwise.', example: 'ACCOUNT_CLOSED' }),
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
  })
  .meta({ id: 'BankReplyPaymentChange', description: 'What a reply changes about one payment.' });

const idOf = (of: string) =>
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
    'Returns the bytes of the file. With the first download the file leaves: the batch becomes ' +
    'PROCESSING, and ' +
    'it can no longer be cancelled. A file that a user takes is not carried over SFTP or a folder as ' +
    'well. Every later download returns the same bytes and is an entry of the audit log, and is refused ' +
    'once ' +
    'the bank has rejected the file, a recall is recorded, or the batch has ended. `Content-Digest` has ' +
    'the ' +
    'SHA-256.',
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

export const recallBankFile = operation({
  operationId: 'recallBankFile',
  method: 'POST',
  path: `${FILES}/{id}/recall`,
  tag,
  summary: 'Record the recall of a bank file',
  description:
    'Records that a person at the bank has confirmed that the rest of a file will not be paid. It changes ' +
    'no ' +
    'payment until another approver confirms it. Needs a fresh sign-in where approvals do.',
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
    'payments that the bank has not paid fail, and their hold is released. Needs a fresh sign-in where ' +
    'approvals do.',
  roles: PERMISSIONS.recallBankFile,
  params: IdParams,
  headers: IdempotencyHeaders,
  answers: { 200: { description: 'The file.', schema: BankFile } },
  refusals: [400, 401, 403, 404, 409, 422, 429],
  errors: ['fresh_sign_in_required', 'no_open_recall', 'own_recall', 'bank_file_not_recallable'],
});

export const withdrawBankRecall = operation({
  operationId: 'withdrawBankRecall',
  method: 'POST',
  path: `${FILES}/{id}/recall/withdraw`,
  tag,
  summary: 'Withdraw the recall of a bank file',
  description:
    'Takes back a recall that no approver has confirmed, because it was recorded by mistake. Needs a fresh ' +
    'sign-in where approvals do.',
  roles: PERMISSIONS.recallBankFile,
  params: IdParams,
  headers: IdempotencyHeaders,
  answers: { 200: { description: 'The file.', schema: BankFile } },
  refusals: [400, 401, 403, 404, 409, 422, 429],
  errors: ['fresh_sign_in_required', 'no_open_recall'],
});

export const uploadBankReply = operation({
  operationId: 'uploadBankReply',
  method: 'POST',
  path: '/app/bank-connections/{id}/replies',
  tag,
  summary: 'Upload a reply of the bank',
  description:
    'Keeps what the bank sent, by its SHA-256, and reads it. If the reply fits what was sent, and a ' +
    'payment becomes paid, failed, returned or redirected by it, it waits until another user confirms it. ' +
    'A reply ' +
    'that only notes that the bank has the file is applied at once. One that does not fit changes nothing ' +
    'and asks a user. The same bytes are kept once, so the request may be repeated at any time; an open ' +
    'question is then judged again.',
  roles: PERMISSIONS.handleBankFiles,
  params: IdParams,
  body: z
    .strictObject({
      fileName: oneLine(BANK_FILE_LIMITS.fileName).meta({
        description: 'The name of the file.',
        example: 'REPLY-0012.txt',
      }),
      content: z.base64().min(4).meta({
        description: 'The bytes of the file in base64; at most 12 MiB of bytes.',
        example: 'MDAwTDIwMjYwMzAyT1VUMDE=',
      }),
    })
    .meta({ id: 'UploadBankReplyRequest', description: 'A reply of the bank.' }),
  answers: { 200: { description: 'What became of the reply.', schema: BankReplyFile } },
  refusals: [400, 401, 403, 404, 413, 415, 429],
});

export const listBankReplies = operation({
  operationId: 'listBankReplies',
  method: 'GET',
  path: REPLIES,
  tag,
  summary: 'List the replies of the bank',
  description:
    'Returns what the bank sent, newest first: all, or those with an open question or waiting for ' +
    'confirmation.',
  roles: 'every',
  query: z.object({
    connectionId: idOf('connection'),
    fileId: idOf('file'),
    open: z.enum(['true', 'false']).optional().meta({
      description: 'true: only replies with an open question, and those that wait for confirmation.',
      example: 'true',
    }),
    ...PagingQuery,
  }),
  answers: {
    200: {
      description: 'A page of replies.',
      schema: page(BankReplyFile, 'PaginatedBankReplyFile', 'Replies, newest first.'),
    },
  },
  refusals: [400, 401, 403, 429],
});

export const getBankReply = operation({
  operationId: 'getBankReply',
  method: 'GET',
  path: `${REPLIES}/{id}`,
  tag,
  summary: 'Get a reply of the bank',
  description: 'Returns what became of a reply, and its question if it has one.',
  roles: 'every',
  params: IdParams,
  answers: { 200: { description: 'The reply.', schema: BankReplyFile } },
  refusals: [401, 403, 404, 429],
});

export const closeBankReply = operation({
  operationId: 'closeBankReply',
  method: 'POST',
  path: `${REPLIES}/{id}/close`,
  tag,
  summary: 'Close the question of a reply, or set the reply aside',
  description:
    'Records what was found out about a reply that does not fit, or why a reply that waits for ' +
    'confirmation is not to be applied. It changes no payment. The user who uploaded the reply cannot do it.',
  roles: PERMISSIONS.handleBankFiles,
  params: IdParams,
  headers: IdempotencyHeaders,
  body: z
    .strictObject({
      note: lines(BANK_FILE_LIMITS.note).meta({
        description: 'What was found out.',
        example: 'Reply of another company.',
      }),
    })
    .meta({ id: 'CloseBankReplyRequest', description: 'What was found out about a reply.' }),
  answers: { 200: { description: 'The reply.', schema: BankReplyFile } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: ['no_open_question', 'own_bank_reply'],
});

export const listBankReplyChanges = operation({
  operationId: 'listBankReplyChanges',
  method: 'GET',
  path: `${REPLIES}/{id}/changes`,
  tag,
  summary: 'List what a reply changes',
  description:
    'Returns, payment by payment, what a reply changed, or would change once it is confirmed. Empty for a ' +
    'reply with a question.',
  roles: 'every',
  params: IdParams,
  query: z.object({ ...PagingQuery }),
  answers: {
    200: {
      description: 'A page of changes.',
      schema: page(ReplyChange, 'PaginatedBankReplyPaymentChange', 'Changes in the order of the reply.'),
    },
  },
  refusals: [400, 401, 403, 404, 429],
});

export const confirmBankReply = operation({
  operationId: 'confirmBankReply',
  method: 'POST',
  path: `${REPLIES}/{id}/confirm`,
  tag,
  summary: 'Confirm a reply that was uploaded',
  description:
    'Applies a reply that waits for confirmation. `waiting.mayConfirm` names the users who may do it. The ' +
    'reply is judged again: if it changes other payments than before, or asks a question, nothing is ' +
    'applied, and `result` in the answer says so. Needs a fresh sign-in where approvals do.',
  roles: PERMISSIONS.handleBankFiles,
  params: IdParams,
  headers: IdempotencyHeaders,
  answers: { 200: { description: 'The reply.', schema: BankReplyFile } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: ['fresh_sign_in_required', 'bank_reply_not_waiting', 'own_bank_reply'],
});

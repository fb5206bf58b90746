import { z } from 'zod';
import { BANK_FILE_STATES, FILE_PAYMENT_STATES, RECALL_STATES } from '../../shared/bank-file-terms.ts';
import { PERMISSIONS } from '../../shared/permissions.ts';
import { Amount, CurrencyCode, IdParams, page, PagingQuery, Person, Timestamp, Uuid } from '../common.ts';
import { operation } from '../operation.ts';
import { acbNumberFields } from './bank-file-profiles.ts';

const tag = 'Bank Files';
const FILES = '/app/bank-files';

export const Sha256 = z.string().meta({
  description: 'The SHA-256 of the bytes, in lower-case hex.',
  example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
});

export const RecallId = Uuid.meta({
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
    acbNumbers: z
      .object(acbNumberFields)
      .nullable()
      .describe('The numbers that an ACB file carries; null for other formats.'),
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

export const idOf = (of: string) =>
  Uuid.optional().meta({
    description: `Only those of this ${of}.`,
    example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71',
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
    'payee_not_registered',
    'refund_taken_back',
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

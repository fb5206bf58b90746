import { z } from 'zod';
import {
  BANK_FILE_LIMITS,
  FILE_PAYMENT_STATES,
  REPLY_QUESTIONS,
  REPLY_RESULTS,
} from '../../shared/bank-file-terms.ts';
import { PERMISSIONS } from '../../shared/permissions.ts';
import { FAILURE_CODES } from '../../shared/terms.ts';
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
import { BankAnswer } from './bank-file-payments.ts';
import { Sha256, idOf } from './bank-files.ts';

const tag = 'Bank Files';
const REPLIES = '/app/bank-replies';

export const BankReplyFile = z
  .object({
    id: Uuid.meta({ description: 'The id of the reply.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c73' }),
    connectionId: Uuid.describe('The connection by which it came.'),
    fileName: z.string().meta({ description: 'The name under which it came.', example: 'REPLY-0012.txt' }),
    byteCount: z.int().min(0).meta({ description: 'The size in bytes.', example: 800 }),
    sha256: Sha256,
    receivedAt: Timestamp.describe('When it came.'),
    receivedBy: Person.nullable().describe('The user who uploaded it; null if no user did.'),
    readAt: Timestamp.nullable().describe(
      'When it was read, or judged again with another outcome; null before. A decision names it.',
    ),
    result: z.enum(REPLY_RESULTS).meta({
      description:
        'STORED: kept, and not read yet. WAITS_FOR_CONFIRMATION: a user uploaded it and it changes ' +
        'payments, so another user has to confirm it. APPLIED: it changed payments or the file. ' +
        'UNCHANGED: it said nothing new. QUESTION: it does not fit what was sent and changed nothing. ' +
        'SET_ASIDE: another user decided not to apply it.',
      example: 'APPLIED',
    }),
    file: z
      .object({
        id: Uuid.describe('The id of the file.'),
        fileName: z.string().describe('The name of the file.'),
      })
      .nullable()
      .describe('The file that it answers; null if that is not known, or if it answers several.'),
    fileCount: z.int().min(0).meta({
      description: 'How many files it answers: those whose payments it changes, if it changes any.',
      example: 1,
    }),
    currency: CurrencyCode.describe('The currency of the amounts: that of the connection.'),
    changes: z
      .array(
        z
          .object({
            state: z.enum(FILE_PAYMENT_STATES).meta({ description: 'The new state.', example: 'ACCEPTED' }),
            count: z.int().min(1).meta({ description: 'How many payments.', example: 2 }),
            amount: Amount.nullable().describe(
              'Their sum; null for a reply that an earlier version of Outlay judged.',
            ),
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
    ...BankAnswer,
  })
  .meta({ id: 'BankReplyPaymentChange', description: 'What a reply changes about one payment.' });

export const uploadBankReply = operation({
  operationId: 'uploadBankReply',
  method: 'POST',
  path: '/app/bank-connections/{id}/replies',
  tag,
  summary: 'Upload a reply of the bank',
  description:
    'Keeps what the bank sent, by its SHA-256, and reads it. If the reply fits what was sent, and changes ' +
    'a payment, it waits until another user confirms it. One that does not fit changes nothing and asks a ' +
    'user. The same bytes are kept once, so the request may be repeated at any time; an ' +
    'open question is then judged again.',
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
  errors: ['connection_without_payments'],
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

const readAt = Timestamp.meta({
  description:
    'The `readAt` of the reply that the user has seen. A reply that asks or changes something else by now ' +
    'is not decided.',
  example: '2026-03-02T09:05:00.000Z',
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
      readAt,
    })
    .meta({ id: 'CloseBankReplyRequest', description: 'What was found out about a reply.' }),
  answers: { 200: { description: 'The reply.', schema: BankReplyFile } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: ['no_open_question', 'own_bank_reply', 'bank_reply_changed'],
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
  body: z
    .strictObject({ readAt })
    .meta({ id: 'ConfirmBankReplyRequest', description: 'Which outcome of the reply the user has seen.' }),
  answers: { 200: { description: 'The reply.', schema: BankReplyFile } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: ['fresh_sign_in_required', 'bank_reply_not_waiting', 'own_bank_reply', 'bank_reply_changed'],
});

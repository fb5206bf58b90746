import { z } from 'zod';
import { BANK_FILE_LIMITS } from '../../shared/bank-file-terms.ts';
import { PERMISSIONS } from '../../shared/permissions.ts';
import { IdempotencyHeaders, IdParams, lines, oneLine } from '../common.ts';
import { operation } from '../operation.ts';
import { BankFile, RecallId } from './bank-files.ts';

/** The recall of a bank file: one approver records it, another confirms it. */

const RECALL = '/app/bank-files/{id}/recall';

/** The fields that each step of a recall shares. */
const step = {
  method: 'POST',
  tag: 'Bank Files',
  roles: PERMISSIONS.recallBankFile,
  params: IdParams,
  headers: IdempotencyHeaders,
  answers: { 200: { description: 'The file.', schema: BankFile } },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
} as const;

const seenRecall = z
  .strictObject({ recallId: RecallId })
  .meta({ id: 'SeenRecall', description: 'The recall that the caller has seen.' });

export const recallBankFile = operation({
  ...step,
  operationId: 'recallBankFile',
  path: RECALL,
  summary: 'Record the recall of a bank file',
  description:
    'Records that a person at the bank has confirmed that the rest of a file will not be paid. It changes ' +
    'no payment until another approver confirms it. A file that is on its way to the bank goes no ' +
    'further. Needs a fresh sign-in where approvals do.',
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
  errors: ['fresh_sign_in_required', 'bank_file_not_recallable'],
});

export const confirmBankRecall = operation({
  ...step,
  operationId: 'confirmBankRecall',
  path: `${RECALL}/confirm`,
  summary: 'Confirm the recall of a bank file',
  description:
    'A second approver, who neither recorded the recall nor took the file to the bank, confirms it. The ' +
    'payments that the bank has not paid fail, and their hold is released. A recall that was recorded ' +
    'while the file was on its way can be confirmed once it is known that the file did not arrive. Needs a ' +
    'fresh sign-in where approvals do.',
  body: seenRecall,
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
  ...step,
  operationId: 'withdrawBankRecall',
  path: `${RECALL}/withdraw`,
  summary: 'Withdraw the recall of a bank file',
  description:
    'Takes back a recall that no approver has confirmed, because it was recorded by mistake or came too ' +
    'late. A file that was on its way goes on to the bank. Needs a fresh sign-in where approvals do.',
  body: seenRecall,
  errors: ['fresh_sign_in_required', 'no_open_recall', 'recall_changed'],
});

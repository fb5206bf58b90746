import { MOST_STATEMENT_BYTES } from '../../../../shared/statement-terms.ts';
import * as bankReplies from '../../../../contract/dashboard/bank-replies.ts';
import * as statementConfirmations from '../../../../contract/dashboard/statement-confirmations.ts';
import * as statementCsv from '../../../../contract/dashboard/statement-csv.ts';
import * as statements from '../../../../contract/dashboard/statements.ts';
import { change, read, type Offer } from '../../base/offer.ts';
import { confirmBankReply } from '../../bank-files/confirm-bank-reply.ts';
import { previewStatementCsv } from './preview-statement-csv.ts';
import { readStatement } from './read-statement.ts';
import { confirmReplyWithoutStall, confirmWithoutStall } from './statement-threads.ts';
import { takeBackStatement } from './take-back-statement.ts';
import { uploadBankReply } from './upload-bank-reply.ts';
import { uploadStatement } from './upload-statement.ts';
import { confirmStatement } from '../reconciliation/confirm-statement.ts';

/** A reply of 12 MiB in base64. */
const BANK_REPLY_BYTES = 17 * 1024 * 1024;

/** A file of MOST_STATEMENT_BYTES in base64. */
const STATEMENT_FILE_BYTES = Math.ceil((MOST_STATEMENT_BYTES * 4) / 3) + 64 * 1024;

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(bankReplies.uploadBankReply, uploadBankReply, {
    bodyLimit: BANK_REPLY_BYTES,
  }),
  change(bankReplies.confirmBankReply, confirmBankReply, confirmReplyWithoutStall),
  read(statements.uploadStatement, uploadStatement, {
    bodyLimit: STATEMENT_FILE_BYTES,
  }),
  read(statements.getStatement, readStatement),
  change(statements.takeBackStatement, takeBackStatement),
  read(statementCsv.previewStatementCsv, previewStatementCsv, {
    bodyLimit: STATEMENT_FILE_BYTES,
  }),
  change(statementConfirmations.confirmStatement, confirmStatement, confirmWithoutStall),
];

import { listBankFileProfiles } from '../../../contract/dashboard/bank-file-profiles.ts';
import { BUILT_IN_PROFILES } from '../../../domain/bank-files/profiles/built-in.ts';
import * as bankConnections from '../../../contract/dashboard/bank-connections.ts';
import * as bankFilePayments from '../../../contract/dashboard/bank-file-payments.ts';
import * as bankFilePlan from '../../../contract/dashboard/bank-file-plan.ts';
import * as bankFiles from '../../../contract/dashboard/bank-files.ts';
import * as bankRecalls from '../../../contract/dashboard/bank-recalls.ts';
import * as bankReplies from '../../../contract/dashboard/bank-replies.ts';
import { change, read, type Offer } from '../base/offer.ts';
import { certifyBankConnection } from './certify-bank-connection.ts';
import { closeBankReply } from './close-bank-reply.ts';
import { confirmBankRecall } from './confirm-bank-recall.ts';
import { createBankConnection } from './create-bank-connection.ts';
import { downloadBankFile } from './download-bank-file.ts';
import { getBankFilePlan } from './get-bank-file-plan.ts';
import { getBankFileSummary } from './get-bank-file-summary.ts';
import { listBankConnections } from './list-bank-connections.ts';
import { listBankFilePayments } from './list-bank-file-payments.ts';
import { getBankFile, listBankFiles } from './list-bank-files.ts';
import { getBankReply, listBankReplies } from './list-bank-replies.ts';
import { listBankReplyChanges } from './list-bank-reply-changes.ts';
import { recallBankFile } from './recall-bank-file.ts';
import { rehearseBankConnection } from './rehearse-bank-connection.ts';
import { switchBankConnection } from './switch-bank-connection.ts';
import { updateBankConnection } from './update-bank-connection.ts';
import { withdrawBankRecall } from './withdraw-bank-recall.ts';
import { writeBankTestFile } from './write-bank-test-file.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(bankConnections.listBankConnections, listBankConnections),
  change(bankConnections.createBankConnection, createBankConnection),
  change(bankConnections.updateBankConnection, updateBankConnection),
  change(bankConnections.switchBankConnection, switchBankConnection),
  change(bankConnections.rehearseBankConnection, rehearseBankConnection),
  change(bankConnections.certifyBankConnection, certifyBankConnection),
  read(listBankFileProfiles, () => async () => [...BUILT_IN_PROFILES]),
  read(bankConnections.writeBankTestFile, writeBankTestFile),
  read(bankFilePlan.getBankFilePlan, getBankFilePlan),
  read(bankFiles.listBankFiles, listBankFiles),
  read(bankFiles.getBankFile, getBankFile),
  read(bankFilePayments.listBankFilePayments, listBankFilePayments),
  read(bankFiles.downloadBankFile, downloadBankFile),
  read(bankFiles.getBankFileSummary, getBankFileSummary),
  change(bankRecalls.recallBankFile, recallBankFile),
  change(bankRecalls.confirmBankRecall, confirmBankRecall),
  change(bankRecalls.withdrawBankRecall, withdrawBankRecall),
  read(bankReplies.listBankReplies, listBankReplies),
  read(bankReplies.getBankReply, getBankReply),
  change(bankReplies.closeBankReply, closeBankReply),
  read(bankReplies.listBankReplyChanges, listBankReplyChanges),
];

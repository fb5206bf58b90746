import * as collections from '../../../contract/collections.ts';
import {
  getMovableCollections as movableOp,
  sweepCollection as sweepCollectionOp,
} from '../../../contract/collection-sweeps.ts';
import * as payLinks from '../../../contract/pay-links.ts';
import * as reminders from '../../../contract/reminders.ts';
import * as requestsToPay from '../../../contract/requests-to-pay.ts';
import * as receipts from '../../../contract/receipts.ts';
import { getEntryRequests as entryRequests } from '../../../contract/dashboard/entry-requests.ts';
import { change, read, type Offer } from '../base/offer.ts';
import { allocateReceipt } from './allocate-receipt.ts';
import { cancelRequest } from './cancel-request.ts';
import { createPayer } from './create-payer.ts';
import { createRequest } from './create-request.ts';
import { createRequests } from './create-requests.ts';
import { deallocateReceipt } from './deallocate-receipt.ts';
import { confirmWriteOff, withdrawWriteOff } from './decide-write-off.ts';
import { exportReceipts } from './export-receipts.ts';
import { exportRequests } from './export-requests.ts';
import { getEntryRequests } from './get-entry-requests.ts';
import { getMovableCollections } from './get-movable-collections.ts';
import { getPayer } from './get-payer.ts';
import { getPayerStatement } from './get-payer-statement.ts';
import { getReceipt } from './get-receipt.ts';
import { getRequest } from './get-request.ts';
import { getRequestTotals } from './get-request-totals.ts';
import { listPayers } from './list-payers.ts';
import { listReceipts } from './list-receipts.ts';
import { listRequests } from './list-requests.ts';
import { getRequestMailing } from './mails/get-request-mailing.ts';
import { mailPayer } from './mails/mail-payer.ts';
import { refundReceipt } from './refunds/refund-receipt.ts';
import { renewPayLink, switchOffPayLink } from './pay-page/change-pay-link.ts';
import { getRequestPdf } from './pdf/request-pdf.ts';
import { getStatementPdf } from './pdf/statement-pdf.ts';
import { askToPay } from './requests-to-pay/ask-to-pay.ts';
import { cancelRequestToPay } from './requests-to-pay/cancel-ask.ts';
import { remindPayer } from './reminders/remind.ts';
import { sweepCollection } from './sweep-collection.ts';
import { updatePayer } from './update-payer.ts';
import { updateRequest } from './update-request.ts';
import { writeOffRequest } from './write-off-request.ts';

/** The most requests at once take about 5 MB. */
const MOST_BYTES = 8 * 1024 * 1024;

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(collections.listPaymentRequests, listRequests),
  change(collections.createPaymentRequest, createRequest),
  read(collections.getPaymentRequestTotals, getRequestTotals),
  read(collections.exportPaymentRequests, exportRequests),
  change(collections.createPaymentRequests, createRequests, null, { bodyLimit: MOST_BYTES }),
  read(collections.listPayers, listPayers),
  change(collections.createPayer, createPayer),
  read(collections.getPayer, getPayer),
  change(collections.updatePayer, updatePayer),
  read(collections.getPayerStatement, getPayerStatement),
  read(payLinks.getPayerStatementPdf, getStatementPdf),
  read(receipts.listReceipts, listReceipts),
  read(receipts.exportReceipts, exportReceipts),
  read(receipts.getReceipt, getReceipt),
  change(receipts.allocateReceipt, allocateReceipt),
  change(receipts.deallocateReceipt, deallocateReceipt),
  change(receipts.refundReceipt, refundReceipt),
  read(collections.getPaymentRequest, getRequest),
  read(payLinks.getPaymentRequestPdf, getRequestPdf),
  change(collections.updatePaymentRequest, updateRequest),
  change(collections.cancelPaymentRequest, cancelRequest),
  change(collections.writeOffPaymentRequest, writeOffRequest),
  change(collections.confirmWriteOff, confirmWriteOff),
  change(collections.withdrawWriteOff, withdrawWriteOff),
  change(payLinks.renewPayLink, renewPayLink),
  change(payLinks.switchOffPayLink, switchOffPayLink),
  read(reminders.getRequestMailing, getRequestMailing),
  change(reminders.mailPayer, mailPayer),
  change(reminders.remindPayer, remindPayer),
  read(movableOp, getMovableCollections),
  change(sweepCollectionOp, sweepCollection),
  change(requestsToPay.askToPay, askToPay),
  change(requestsToPay.cancelRequestToPay, cancelRequestToPay),
  read(entryRequests, getEntryRequests),
];

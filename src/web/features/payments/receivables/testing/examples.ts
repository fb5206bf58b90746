import { COLLECTION_EXAMPLES } from '../../../../../contract/examples/collections.ts';
import { RECEIPT_EXAMPLES } from '../../../../../contract/examples/receipts.ts';
import type {
  Payer,
  PayerStatement,
  PaymentRequestDetail,
  PaymentRequestForDisplay,
  PaymentRequestTotals,
  Receipt,
  ReceiptDetail,
} from '../../../../../client/types.gen.ts';

function answerOf<T>(operation: string): T {
  return { ...COLLECTION_EXAMPLES, ...RECEIPT_EXAMPLES }[operation]!.answers[200] as T;
}

/** The examples of the interface, as the pages read them. */
export const request = answerOf<{ items: PaymentRequestForDisplay[] }>('listPaymentRequests').items[0]!;
export const detail = answerOf<PaymentRequestDetail>('getPaymentRequest');
export const changed = answerOf<PaymentRequestDetail>('updatePaymentRequest');
export const waiting = answerOf<PaymentRequestDetail>('writeOffPaymentRequest');
export const writtenOff = answerOf<PaymentRequestDetail>('confirmWriteOff');
export const renewed = answerOf<PaymentRequestDetail>('renewPayLink');
export const switchedOff = answerOf<PaymentRequestDetail>('switchOffPayLink');
export const mailed = answerOf<PaymentRequestDetail>('mailPayer');
export const reminded = answerOf<PaymentRequestDetail>('remindPayer');
export const askedToPay = answerOf<PaymentRequestDetail>('askToPay');
export const totals = answerOf<PaymentRequestTotals>('getPaymentRequestTotals');
export const payer = answerOf<Payer>('getPayer');
export const statement = answerOf<PayerStatement>('getPayerStatement');

export const openReceipt = answerOf<{ items: Receipt[] }>('listReceipts').items[0]!;
export const waitingReceipt = answerOf<ReceiptDetail>('getReceipt');
export const allocatedReceipt = answerOf<ReceiptDetail>('allocateReceipt');
export const refundedReceipt = answerOf<ReceiptDetail>('refundReceipt');
export const deallocatedReceipt = answerOf<ReceiptDetail>('deallocateReceipt');

export const COLLECTIONS = '/institution/payments/collections';
export const PAYERS = `${COLLECTIONS}/payers`;
export const RECEIPTS = `${COLLECTIONS}/receipts`;

/** A page of a list with these items. */
export function pageOf<T>(items: T[]) {
  return { items, total: items.length, offset: 0, limit: 50 };
}

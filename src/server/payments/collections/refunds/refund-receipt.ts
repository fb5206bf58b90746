import type { refundReceipt as op } from '../../../../contract/receipts.ts';
import { referencesIn } from '../../../../domain/collections/references.ts';
import { refundAccountOf, statedNumber } from '../../../../domain/collections/refund-account.ts';
import type { RefundAccount } from '../../../../shared/collection-terms.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { fieldError, Problem, refused } from '../../../../shared/errors.ts';
import { formatAmount, parseAmount } from '../../../../shared/money.ts';
import { TEXT_LIMITS } from '../../../../shared/terms.ts';
import { actorOf, recordAudit } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import type { Call } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/random.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { createBatch } from '../../batches/create/create-batch.ts';
import { lockReceiptOfEntity, type LockedReceipt } from '../lock-receipt.ts';
import { leftOf } from '../propose-receipt.ts';
import { loadReceiptDetail } from '../receipt-for-display.ts';

type Body = Call<typeof op>['body'];

/**
 * POST /payments/collections/receipts/{id}/refund: a batch of one withdrawal that waits for approval. Nothing
 * is moved in the ledger before: the money of a receipt is on a receiving account, from which nothing is
 * paid, so the batch holds FUNDING as any other, and users move the money at the bank. Errors: 404; 400
 * `receipt_taken_back`, `invalid_refund`, `refund_above_receipt`, and those of `createBatch`.
 */
export const refundReceipt: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const { entityId, userId, userName } = caller;
  const at = nowOf(context.clock);
  const receipt = await lockReceiptOfEntity(tx, entityId, params.id);
  const { id, currency } = receipt;
  const amountMinor = requireAmount(receipt, body.amount);
  const { accountNumber, account } = accountOf(receipt, body.account);
  const about = await loadAbout(tx, receipt);
  const request = {
    label: labelOf(body.account.beneficiaryName, receipt.received_on),
    currency,
    ...(body.duplicateReason === undefined ? {} : { duplicateReason: body.duplicateReason }),
    withdrawals: [
      {
        ...body.account,
        accountNumber,
        amount: formatAmount(amountMinor, currency),
        beneficiaryReference: about.reference === null ? 'REFUND' : `REFUND ${about.reference}`,
      },
    ],
  };
  const bytes = Buffer.from(JSON.stringify(request));
  const created = await createBatch(context, tx, { entityId, userId, userName }, bytes).catch(inFormOrder);
  const batchId = created.audit!.subjectId;
  await tx.query(
    `INSERT INTO receipt_refunds
            (id, entity_id, receipt_id, batch_id, request_id, payer_id, amount_minor, account, reason,
             created_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      newId(context),
      entityId,
      id,
      batchId,
      about.requestId,
      about.payerId,
      amountMinor,
      account,
      body.reason,
      userId,
      at,
    ],
  );
  const detail = await loadReceiptDetail(tx, entityId, id);
  await recordAudit(tx, created.audit!);
  return {
    body: detail,
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'receipt.refund_asked',
      subjectType: 'receipt',
      subjectId: id,
      details: {
        batchId,
        currency,
        amount: formatAmount(amountMinor, currency),
        account,
        reason: body.reason,
      },
    },
  };
};

/** The amount in minor units. Throws 400 unless it is above zero and within what the receipt has left. */
function requireAmount(receipt: LockedReceipt, sent: string): bigint {
  const { currency } = receipt;
  const amountMinor = parseAmount(sent, currency);
  if (amountMinor === null || amountMinor <= 0n) {
    const message = explain('invalid_allocation.amount', { currency });
    throw refused('invalid_refund', explain('invalid_refund'), [
      fieldError('amount', 'invalid_refund', message),
    ]);
  }
  const leftMinor = leftOf(receipt);
  if (amountMinor <= leftMinor) return amountMinor;
  const money = (minor: bigint) => ({ amount: formatAmount(minor, currency), currency });
  const message = explain('refund_above_receipt', { left: money(leftMinor), asked: money(amountMinor) });
  throw refused('refund_above_receipt', message, [fieldError('amount', 'refund_above_receipt', message)]);
}

/** The account to pay: the one of the statement, unless another one was typed. */
function accountOf(
  { counterparty_account: stated, counterparty_name: statedName }: LockedReceipt,
  { accountNumber: typed, beneficiaryName }: Body['account'],
): { accountNumber: string; account: RefundAccount } {
  const accountNumber = typed ?? statedNumber(stated);
  if (accountNumber === null) {
    const message = explain('invalid_refund.account');
    throw refused('invalid_refund', explain('invalid_refund'), [
      fieldError('account.accountNumber', 'invalid_refund', message),
    ]);
  }
  const paid = { name: beneficiaryName, accountNumber };
  return { accountNumber, account: refundAccountOf(paid, { name: statedName, accountNumber: stated }) };
}

interface About {
  requestId: string | null;
  payerId: string | null;
  /** What the payer knows the money by. */
  reference: string | null;
}

/**
 * The request and the payer that a receipt was for: those of its allocations, also ended ones, else those
 * that its words quote. Null unless there is exactly one.
 */
async function loadAbout(tx: Tx, { id, entity_id: entityId, text }: LockedReceipt): Promise<About> {
  const allocated = await tx.query(
    `SELECT DISTINCT a.request_id AS id, q.reference, coalesce(a.payer_id, q.payer_id) AS payer_id
       FROM receipt_allocations a
       LEFT JOIN payment_requests q ON q.id = a.request_id
      WHERE a.receipt_id = $1`,
    [id],
  );
  const quoted =
    allocated.length > 0
      ? []
      : await tx.query(
          `SELECT q.id, q.reference, q.payer_id
             FROM payment_requests q
            WHERE q.entity_id = $1 AND q.reference = ANY($2)`,
          [entityId, referencesIn(text)],
        );
  const found = [...allocated, ...quoted];
  const requests = found.filter((one) => one.id !== null);
  const [request] = requests;
  const payers = new Set(found.map(({ payer_id }) => payer_id));
  return {
    requestId: requests.length === 1 ? request!.id : null,
    payerId: payers.size === 1 ? [...payers][0]! : null,
    reference: requests.length === 1 ? request!.reference : null,
  };
}

/** "Refund to Naledi Mokoena, 2026-03-30". */
function labelOf(name: string, receivedOn: string): string {
  return `Refund to ${name.slice(0, TEXT_LIMITS.label - 24)}, ${receivedOn}`;
}

/** Names the fields of a refused batch as the request for the refund does. */
function inFormOrder(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  const errors = error.errors.map((one) => ({ ...one, path: pathOf(one.path) }));
  const detail = error.params ? { text: error.message, params: error.params } : error.message;
  throw new Problem(error.status, error.code, error.title, detail, { errors, headers: { ...error.headers } });
}

function pathOf(path: string): string {
  const field = /^withdrawals[.[]0\]?\.(\w+)$/.exec(path)?.[1];
  if (field === undefined) return path;
  return field === 'amount' ? 'amount' : `account.${field}`;
}

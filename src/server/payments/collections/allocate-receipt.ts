import type { allocateReceipt as op } from '../../../contract/receipts.ts';
import { requestStates } from '../../../domain/collections/request-states.ts';
import type { ReceiptReason } from '../../../shared/collection-terms.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, notFound, refused } from '../../../shared/errors.ts';
import { formatAmount, parseAmount } from '../../../shared/money.ts';
import { actorOf } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/pool.ts';
import type { Call } from '../../platform/http/route.ts';
import type { ChangingVerb } from '../base/change.ts';
import { addAllocations } from '../reconciling/receipts/allocations.ts';
import { lockReceipt, namePayer, type LockedReceipt } from './lock-receipt.ts';
import { leftOf, proposalOf } from './propose-receipt.ts';
import { loadReceiptDetail } from './receipt-for-display.ts';

type Body = Call<typeof op>['body'];

/** What a receipt is to pay. */
interface Plan {
  allocations: { requestId: string; amountMinor: bigint }[];
  credit: { payerId: string; amountMinor: bigint } | null;
  /** Null for what a user chose. */
  reason: ReceiptReason | null;
}

/**
 * POST /payments/collections/receipts/{id}/allocate. Errors: 404; 400 `receipt_taken_back`,
 * `proposal_changed`, `invalid_allocation`, `allocation_above_receipt`, `allocation_above_request`,
 * `own_statement`.
 */
export const allocateReceipt: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const receipt = await lockReceipt(tx, caller, params.id);
  const { id, currency } = receipt;
  const plan =
    body.proposalId === undefined
      ? await chosen(tx, receipt, body)
      : await proposed(tx, receipt, body.proposalId);
  const parts = [
    ...plan.allocations.map((one) => ({ ...one, payerId: null })),
    ...(plan.credit ? [{ ...plan.credit, requestId: null }] : []),
  ];
  const askedMinor = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const leftMinor = leftOf(receipt);
  const money = (minor: bigint) => ({ amount: formatAmount(minor, currency), currency });
  if (askedMinor > leftMinor)
    throw refused(
      'allocation_above_receipt',
      explain('allocation_above_receipt', { left: money(leftMinor), asked: money(askedMinor) }),
    );
  const way = body.proposalId === undefined ? 'CHOICE' : 'PROPOSAL';
  await addAllocations(
    context,
    tx,
    { entityId, currency, way, userId, at },
    parts.map((one) => ({ ...one, receiptId: id, reason: plan.reason })),
  );
  await namePayer(tx, id);
  return {
    body: await loadReceiptDetail(tx, entityId, id),
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'receipt.allocated',
      subjectType: 'receipt',
      subjectId: id,
      details: {
        way,
        ...(plan.reason === null ? {} : { reason: plan.reason }),
        currency,
        amount: formatAmount(askedMinor, currency),
        requests: plan.allocations.length,
        ...(plan.credit ? { credit: formatAmount(plan.credit.amountMinor, currency) } : {}),
      },
    },
  };
};

/** The proposal that the user saw, if it is still the same. */
async function proposed(tx: Tx, receipt: LockedReceipt, proposalId: string): Promise<Plan> {
  const proposal = await proposalOf(tx, receipt.entity_id, receipt, { lock: true });
  if (proposal?.id !== proposalId) throw refused('proposal_changed', explain('proposal_changed'));
  const { payer, creditMinor, reason } = proposal;
  return {
    allocations: [...proposal.allocations],
    credit: payer && creditMinor > 0n ? { payerId: payer.id, amountMinor: creditMinor } : null,
    reason,
  };
}

async function chosen(tx: Tx, receipt: LockedReceipt, body: Body): Promise<Plan> {
  const { entity_id: entityId, currency } = receipt;
  const { allocations = [], credit } = body;
  const amountOf = (amount: string, path: string) => {
    const minor = parseAmount(amount, currency);
    if (minor !== null && minor > 0n) return minor;
    const message = explain('invalid_allocation.amount', { currency });
    throw refused('invalid_allocation', explain('invalid_allocation'), [
      fieldError(path, 'invalid_allocation', message),
    ]);
  };
  const asked = allocations.map(({ paymentRequestId, amount }, index) => ({
    requestId: paymentRequestId,
    amountMinor: amountOf(amount, `allocations.${index}.amount`),
  }));
  const requests = await lockRequests(
    tx,
    entityId,
    asked.map(({ requestId }) => requestId),
  );
  for (const [index, { requestId, amountMinor }] of asked.entries()) {
    const request = requests.get(requestId);
    if (!request) throw notFound('payment_request');
    const isOpen =
      requestStates.next(request.status, 'receive all') !== null && request.currency === currency;
    const openMinor = isOpen ? request.amount_minor - request.paid_minor : 0n;
    if (amountMinor <= openMinor) continue;
    const open = { amount: formatAmount(openMinor, currency), currency };
    const message = explain('allocation_above_request.field', { label: request.label, open });
    throw refused('allocation_above_request', explain('allocation_above_request'), [
      fieldError(`allocations.${index}.amount`, 'allocation_above_request', message),
    ]);
  }
  if (!credit) return { allocations: asked, credit: null, reason: null };
  const [payer] = await tx.query('SELECT id FROM payers WHERE id = $1 AND entity_id = $2', [
    credit.payerId,
    entityId,
  ]);
  if (!payer) throw notFound('payer');
  const amountMinor = amountOf(credit.amount, 'credit.amount');
  return { allocations: asked, credit: { payerId: payer.id, amountMinor }, reason: null };
}

/** Locks requests of the entity in the order of their ids. */
async function lockRequests(tx: Tx, entityId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await tx.query(
    `SELECT q.id, q.label, q.currency, q.status, q.amount_minor, q.paid_minor
       FROM payment_requests q
      WHERE q.id = ANY($1) AND q.entity_id = $2
      ORDER BY q.id
        FOR NO KEY UPDATE`,
    [ids, entityId],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

import type { updatePaymentRequest as op } from '../../../contract/collections.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../shared/errors.ts';
import { formatAmount, parseAmount } from '../../../shared/money.ts';
import { nowOf } from '../../platform/clock.ts';
import type { ChangingVerb } from '../base/change.ts';
import { todayOf } from '../reconciling/funding/today.ts';
import { lockNumbers, requireFreeNumbers } from './invoice-numbers.ts';
import { lockRequest, requireOpen, type LockedRequest } from './lock-request.ts';
import { readRequestContent, requireNoErrors, type RequestContent } from './read-request.ts';
import { auditOfRequest, recordEvent } from './record-event.ts';
import { loadRequestDetail } from './request-for-display.ts';
import { requireNoWriteOff } from './write-off-request.ts';

/**
 * PUT /payments/collections/{id}: replaces the content of an open request. Errors: 404; 400 `stale_version`,
 * `wrong_request_status`, `write_off_waiting`, `request_amount_fixed`, `invalid_payment_request`,
 * `duplicate_invoice`.
 */
export const updateRequest: ChangingVerb<typeof op> = async (
  context,
  tx,
  { caller, params, headers, body },
) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const today = await todayOf(context, tx, entityId);
  await lockNumbers(tx, entityId);
  const request = await lockRequest(tx, entityId, params.id);
  if (headers['if-match'] !== `"${request.version}"`)
    throw refused('stale_version', explain('stale_version.request'), [
      fieldError('if-match', 'stale_version', explain('stale_version.field')),
    ]);
  requireOpen(request);
  await requireNoWriteOff(tx, request.id);
  requireFixedAmount(request, parseAmount(body.amount, request.currency));
  const { content, errors } = readRequestContent(body, { currency: request.currency, today });
  requireNoErrors(errors);
  await requireFreeNumbers(tx, entityId, [{ ...content, path: 'invoiceNumber' }], request.id);
  const changes = changesOf(request, content);
  // A request that is open again is answered for by saving it, also without a change.
  if (Object.keys(changes).length > 0 || request.reopened_at !== null) {
    await tx.query(
      `UPDATE payment_requests
          SET label = $2, invoice_number = $3, amount_minor = $4, due_on = $5, expires_on = $6,
              allows_part = $7, minimum_part_minor = $8, on_too_much = $9, version = version + 1,
              reopened_at = NULL, updated_at = $10
        WHERE id = $1`,
      [
        request.id,
        content.label,
        content.invoiceNumber,
        content.amountMinor,
        content.dueOn,
        content.expiresOn,
        content.allowsPart,
        content.minimumPartMinor,
        content.onTooMuch,
        at,
      ],
    );
    await recordEvent(context, tx, {
      entityId,
      requestId: request.id,
      event: 'CHANGED',
      at,
      userId,
      owedMinor: content.amountMinor - request.amount_minor,
      changes,
    });
  }
  return {
    body: await loadRequestDetail(context, tx, entityId, request.id, today),
    audit: auditOfRequest(caller, request.id, at, 'changed', { label: content.label, changes }),
  };
};

/** Throws 400 `request_amount_fixed` for another amount than a receipt has paid a part of. */
function requireFixedAmount(
  { amount_minor, paid_minor, currency }: LockedRequest,
  sentMinor: bigint | null,
): void {
  if (paid_minor === 0n || sentMinor === amount_minor) return;
  const amountOf = (minor: bigint) => ({ amount: formatAmount(minor, currency), currency });
  const params = { amount: amountOf(amount_minor), paid: amountOf(paid_minor) };
  throw refused('request_amount_fixed', explain('request_amount_fixed', params), [
    fieldError('amount', 'request_amount_fixed', explain('request_amount_fixed.field', params)),
  ]);
}

/** The fields that differ, as texts. */
function changesOf(before: LockedRequest, after: RequestContent) {
  const amountOf = (minor: bigint | null) => (minor === null ? null : formatAmount(minor, before.currency));
  const fields = {
    label: [before.label, after.label],
    invoiceNumber: [before.invoice_number, after.invoiceNumber],
    amount: [amountOf(before.amount_minor), amountOf(after.amountMinor)],
    dueOn: [before.due_on, after.dueOn],
    expiresOn: [before.expires_on, after.expiresOn],
    allowsPart: [String(before.allows_part), String(after.allowsPart)],
    minimumPart: [amountOf(before.minimum_part_minor), amountOf(after.minimumPartMinor)],
    onTooMuch: [before.on_too_much, after.onTooMuch],
  } satisfies Record<string, [string | null, string | null]>;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, [old, now]]) => old !== now)
      .map(([field, [old, now]]) => [field, { before: old, after: now }]),
  ) as Record<string, { before: string | null; after: string | null }>;
}

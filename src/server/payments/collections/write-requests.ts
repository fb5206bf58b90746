import type { z } from 'zod';
import type { PaymentRequestRequest } from '../../../contract/payment-requests.ts';
import { newRequestReference } from '../../../domain/collections/references.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { newId } from '../../platform/random.ts';
import { loadEntityConfig } from '../entity/config/entity-config.ts';
import { todayOf } from '../reconciling/funding/today.ts';
import { drawReferences } from './draw-references.ts';
import { lockNumbers, requireFreeNumbers } from './invoice-numbers.ts';
import { addPayLinks } from './pay-page/pay-links.ts';
import {
  readRequestContent,
  requireNoErrors,
  requireReceivable,
  type RequestContent,
} from './read-request.ts';
import { resolvePayers } from './resolve-payers.ts';

type Sent = z.output<typeof PaymentRequestRequest>;

/** The number of the link that a request gets when it is created. */
export const FIRST_LINK = 1;

export interface WrittenRequest extends RequestContent {
  id: string;
  payerId: string;
  reference: string;
}

/**
 * Checks requests and writes all of them with their first events, or none. `pathOf` begins the paths of the
 * errors of each. Throws 400 `no_entity_config`, `currency_not_payable`, `invalid_payment_request`,
 * `unknown_payer`, `ambiguous_payer`, `duplicate_invoice`.
 */
export async function writeRequests(
  context: Context,
  tx: Tx,
  { entityId, userId }: { entityId: string; userId: string },
  sent: readonly Sent[],
  pathOf: (index: number) => string,
): Promise<WrittenRequest[]> {
  const at = nowOf(context.clock);
  const config = await loadEntityConfig(tx, entityId);
  sent.forEach(({ currency }, index) => requireReceivable(config, currency, `${pathOf(index)}currency`));
  const today = await todayOf(context, tx, entityId);
  const read = sent.map(({ payerId: _id, payer: _payer, currency, ...content }, index) =>
    readRequestContent(content, { currency, today, path: pathOf(index) }),
  );
  requireNoErrors(read.flatMap(({ errors }) => errors));
  await lockNumbers(tx, entityId);
  await requireFreeNumbers(
    tx,
    entityId,
    read.map(({ content: { invoiceNumber } }, index) => ({
      invoiceNumber,
      path: `${pathOf(index)}invoiceNumber`,
    })),
  );
  const payerIds = await resolvePayers(
    context,
    tx,
    { entityId, by: userId, at },
    sent.map(({ payerId, payer }, index) => ({ payerId, payer, path: pathOf(index) })),
  );
  const references = await drawReferences(context, sent.length, newRequestReference, async (drawn) => {
    const rows = await tx.query('SELECT reference FROM payment_requests WHERE reference = ANY($1)', [drawn]);
    return rows.map(({ reference }) => reference);
  });
  const written = read.map(({ content }, index) => ({
    ...content,
    id: newId(context),
    payerId: payerIds[index]!,
    reference: references[index]!,
  }));
  await insertRequests(tx, { entityId, userId, at }, sent[0]!.currency, written);
  await tx.query(
    `INSERT INTO payment_request_events (id, entity_id, request_id, event, at, owed_minor, user_id)
     SELECT n.id, $1, n.request_id, 'CREATED', $2, n.owed_minor, $3
       FROM unnest($4::uuid[], $5::uuid[], $6::bigint[]) AS n (id, request_id, owed_minor)`,
    [
      entityId,
      at,
      userId,
      written.map(() => newId(context)),
      written.map(({ id }) => id),
      written.map(({ amountMinor }) => amountMinor),
    ],
  );
  await addPayLinks(
    context,
    tx,
    { entityId, userId },
    written.map(({ id }) => ({ requestId: id, number: FIRST_LINK })),
  );
  return written;
}

async function insertRequests(
  tx: Tx,
  { entityId, userId, at }: { entityId: string; userId: string; at: Date },
  currency: Sent['currency'],
  requests: readonly WrittenRequest[],
): Promise<void> {
  await tx.query(
    `INSERT INTO payment_requests (id, entity_id, payer_id, label, invoice_number, currency, amount_minor,
       due_on, expires_on, allows_part, minimum_part_minor, on_too_much, reference, status, paid_minor,
       version, created_by, created_at, updated_at)
     SELECT n.id, $1, n.payer_id, n.label, n.invoice_number, $2, n.amount_minor, n.due_on, n.expires_on,
            n.allows_part, n.minimum_part_minor, n.on_too_much, n.reference, 'OPEN', 0, 1, $3, $4, $4
       FROM unnest($5::uuid[], $6::uuid[], $7::text[], $8::text[], $9::bigint[], $10::text[], $11::text[],
                   $12::boolean[], $13::bigint[], $14::text[], $15::text[])
              AS n (id, payer_id, label, invoice_number, amount_minor, due_on, expires_on, allows_part,
                    minimum_part_minor, on_too_much, reference)`,
    [
      entityId,
      currency,
      userId,
      at,
      requests.map(({ id }) => id),
      requests.map(({ payerId }) => payerId),
      requests.map(({ label }) => label),
      requests.map(({ invoiceNumber }) => invoiceNumber),
      requests.map(({ amountMinor }) => amountMinor),
      requests.map(({ dueOn }) => dueOn),
      requests.map(({ expiresOn }) => expiresOn),
      requests.map(({ allowsPart }) => allowsPart),
      requests.map(({ minimumPartMinor }) => minimumPartMinor),
      requests.map(({ onTooMuch }) => onTooMuch),
      requests.map(({ reference }) => reference),
    ],
  );
}

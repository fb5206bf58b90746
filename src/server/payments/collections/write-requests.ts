import type { z } from 'zod';
import type { PaymentRequestRequest } from '../../../contract/payment-requests.ts';
import { newRequestReference } from '../../../domain/collections/references.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../shared/errors.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { newId } from '../../platform/random.ts';
import { loadEntityConfig } from '../entity/config/entity-config.ts';
import { todayOf } from '../reconciling/funding/today.ts';
import { drawReferences } from './draw-references.ts';
import { lockNumbers, requireFreeNumbers } from './invoice-numbers.ts';
import { addRequestMails } from './mails/add-request-mails.ts';
import { requireMailable } from './mails/mailing-obstacle.ts';
import { addPayLinks } from './pay-page/pay-links.ts';
import {
  MOST_ERRORS,
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
  isNewPayer: boolean;
  reference: string;
}

/**
 * Checks requests and writes all of them with their first events, or none. `pathOf` begins the paths of the
 * errors of each. Throws 400 `no_entity_config`, `currency_not_payable`, `invalid_payment_request`,
 * `unknown_payer`, `ambiguous_payer`, `duplicate_invoice`; for those that are mailed `mail_not_set_up`,
 * `no_receiving_account`, `payer_not_mailed`.
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
  const mailed = sent.flatMap(({ mailsPayer }, index) => (mailsPayer === true ? [index] : []));
  if (mailed.length > 0) await requireMailable(context, tx, entityId, sent[0]!.currency);
  const read = sent.map(({ payerId: _id, payer: _payer, mailsPayer: _mails, currency, ...content }, index) =>
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
  const { ids: payerIds, added } = await resolvePayers(
    context,
    tx,
    { entityId, by: userId, at },
    sent.map(({ payerId, payer }, index) => ({ payerId, payer, path: pathOf(index) })),
  );
  const addresses = await requireAddresses(tx, entityId, mailed, { payerIds, pathOf });
  const references = await drawReferences(context, sent.length, newRequestReference, async (drawn) => {
    const rows = await tx.query('SELECT reference FROM payment_requests WHERE reference = ANY($1)', [drawn]);
    return rows.map(({ reference }) => reference);
  });
  const written = read.map(({ content }, index) => ({
    ...content,
    id: newId(context),
    payerId: payerIds[index]!,
    isNewPayer: added.has(payerIds[index]!),
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
  await addRequestMails(
    context,
    tx,
    { entityId, userId, madeOn: today },
    mailed.map((index) => ({
      requestId: written[index]!.id,
      address: addresses.get(payerIds[index]!)!,
    })),
  );
  return written;
}

/** The addresses of the payers who are to be mailed. Throws 400 `payer_not_mailed` for those without one. */
async function requireAddresses(
  tx: Tx,
  entityId: string,
  mailed: readonly number[],
  { payerIds, pathOf }: { payerIds: readonly string[]; pathOf: (index: number) => string },
): Promise<ReadonlyMap<string, string>> {
  if (mailed.length === 0) return new Map();
  const rows = await tx.query('SELECT id, email FROM payers WHERE entity_id = $1 AND id = ANY($2)', [
    entityId,
    mailed.map((index) => payerIds[index]!),
  ]);
  const addresses = new Map(rows.flatMap(({ id, email }) => (email === null ? [] : [[id, email] as const])));
  const message = explain('payer_not_mailed');
  const errors = mailed.flatMap((index) =>
    addresses.has(payerIds[index]!)
      ? []
      : [fieldError(`${pathOf(index)}mailsPayer`, 'payer_not_mailed', message)],
  );
  if (errors.length > 0) throw refused('payer_not_mailed', message, errors.slice(0, MOST_ERRORS));
  return addresses;
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

import {
  afterAnswer,
  isSilent,
  isUndecided,
  nextAsked,
} from '../../../../domain/collections/request-to-pay.ts';
import type { RequestToPayState } from '../../../../shared/collection-terms.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { RowOf } from '../../../platform/database/pool.ts';
import { recordEvent } from '../record-event.ts';
import { providerOf } from './provider.ts';
import type { RequestToPayProvider } from './request-to-pay-provider.ts';

/** The most at once, so that a turn of the worker stays short. */
const MOST_AT_ONCE = 200;

const SELECT_DUE = `
  SELECT p.id, p.entity_id, p.request_id, p.shap_id, p.amount_minor, p.expires_at, p.state, p.sent_at,
         p.cancel_asked_at, p.asked, r.reference, e.name AS entity_name,
         r.status IN ('OPEN', 'PARTLY_PAID')
           AND r.amount_minor - r.paid_minor >= p.amount_minor AS still_asked
    FROM requests_to_pay p
    JOIN payment_requests r ON r.id = p.request_id
    JOIN entities e ON e.id = p.entity_id
   WHERE p.next_ask_at <= $1
   ORDER BY p.next_ask_at
   LIMIT $2`;

type Due = RowOf<typeof SELECT_DUE>;

/**
 * Hands requests to pay to their provider, and asks what became of them. A process that dies in between sends
 * the same one again, under the same id, and what a bank says twice changes nothing.
 */
export async function askProviders(
  context: Context,
  providerFor: typeof providerOf = providerOf,
): Promise<void> {
  const { database, clock, log } = context;
  const due = await database.query(SELECT_DUE, [nowOf(clock), MOST_AT_ONCE]);
  for (const prompt of due) {
    const provider = await providerFor(context, database, prompt.entity_id);
    await ask(context, provider, prompt).catch((error: unknown) =>
      log.error({ err: error, requestToPayId: prompt.id }, 'a request to pay could not be asked about'),
    );
  }
}

async function ask(context: Context, provider: RequestToPayProvider | null, prompt: Due): Promise<void> {
  const { database, clock } = context;
  const { id, shap_id: shapId, asked } = prompt;
  // Nothing is asked for any more, or less than it asks: the payer should not pay it.
  const isCancelled =
    prompt.cancel_asked_at !== null || (prompt.still_asked === false && isUndecided(prompt.state));
  let told: RequestToPayState[] = [];
  if (provider) {
    if (prompt.sent_at === null)
      await provider.send({
        id,
        shapId,
        amountMinor: prompt.amount_minor,
        expiresAt: prompt.expires_at,
        from: prompt.entity_name,
        reference: prompt.reference,
      });
    if (isCancelled && isUndecided(prompt.state)) await provider.cancel(id);
    told = await provider.lookup({ id, shapId, asked, isCancelled });
  }
  await database.transaction(async (tx) => {
    const at = nowOf(clock);
    // The payment request is locked first, as by everything that changes it.
    await tx.query('SELECT id FROM payment_requests WHERE id = $1 FOR NO KEY UPDATE', [prompt.request_id]);
    const [row] = await tx.query('SELECT state FROM requests_to_pay WHERE id = $1 FOR NO KEY UPDATE', [id]);
    const before = row!.state;
    const state = told.reduce(afterAnswer, before);
    const expiresAtMs = prompt.expires_at.getTime();
    const nextMs = nextAsked(state, { expiresAtMs, asked }, at.getTime());
    await tx.query(
      `UPDATE requests_to_pay
          SET state = $2, sent_at = CASE WHEN $3 THEN coalesce(sent_at, $4) ELSE sent_at END,
              answered_at = CASE WHEN $5 THEN $4 ELSE answered_at END,
              cancel_asked_at = CASE WHEN $6 THEN coalesce(cancel_asked_at, $4) ELSE cancel_asked_at END,
              silent_at = CASE WHEN $7 THEN coalesce(silent_at, $4) ELSE silent_at END,
              asked = asked + 1, next_ask_at = $8
        WHERE id = $1`,
      [
        id,
        state,
        provider !== null,
        at,
        state !== before,
        isCancelled,
        isSilent(state, expiresAtMs, at.getTime()),
        nextMs === null ? null : new Date(nextMs),
      ],
    );
    if (state === before) return;
    await recordEvent(context, tx, {
      entityId: prompt.entity_id,
      requestId: prompt.request_id,
      event: 'PAY_ANSWERED',
      at,
      userId: null,
      owedMinor: 0n,
      changes: { requestToPay: { before, after: state } },
    });
  });
}

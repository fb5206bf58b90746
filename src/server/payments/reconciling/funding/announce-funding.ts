import type { announceFunding as op } from '../../../../contract/funding-records.ts';
import { addDays } from '../../../../shared/calendar-day.ts';
import { explain, type ErrorTextKey } from '../../../../shared/error-texts.ts';
import { fieldError, notFound, refused } from '../../../../shared/errors.ts';
import { formatAmount, parseAmount, type Currency } from '../../../../shared/money.ts';
import { actorOf } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import { newId } from '../../../platform/random.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { reconcileAgain } from './reconcile-again.ts';
import { drawReference } from './get-funding-instructions.ts';
import { loadFundingRecord } from './funding-for-display.ts';
import { todayOf } from './today.ts';

const MOST_DAYS_AHEAD = 366;

/**
 * POST /payments/funding-records. Errors: 404; 400 `bank_connection_off`, `invalid_amount`,
 * `funding_day_not_possible`.
 */
export const announceFunding: ChangingVerb<typeof op> = async (context, tx, { caller, body }) => {
  const { entityId } = caller;
  const [connection] = await tx.query(
    'SELECT state, purpose, currency FROM bank_file_connections WHERE id = $1 AND entity_id = $2',
    [body.connectionId, entityId],
  );
  if (!connection) throw notFound('bank_connection');
  if (connection.state !== 'LIVE' || connection.purpose !== 'PAYMENTS')
    throw refused('bank_connection_off', explain('bank_connection_off'), [
      fieldError('connectionId', 'bank_connection_off', explain('bank_connection_off')),
    ]);
  const { currency } = connection;
  const amountMinor = readAmount(body.amount, currency);
  const today = await todayOf(context, tx, entityId);
  if (body.expectedOn < today) throw wrongDay('funding_day_not_possible.past');
  if (body.expectedOn > addDays(today, MOST_DAYS_AHEAD)) throw wrongDay('funding_day_not_possible.far');
  const id = newId(context);
  const at = nowOf(context.clock);
  await drawReference(context, tx, entityId, body.connectionId);
  await tx.query(
    `INSERT INTO funding_records
            (id, entity_id, currency, state, day, connection_id, expected_minor, expected_on, note,
             announced_by, announced_at, created_at)
     VALUES ($1, $2, $3, 'EXPECTED', $4, $5, $6, $4, $7, $8, $9, $9)`,
    [
      id,
      entityId,
      currency,
      body.expectedOn,
      body.connectionId,
      amountMinor,
      body.note ?? null,
      caller.userId,
      at,
    ],
  );
  await reconcileAgain(tx, entityId, amountMinor);
  return {
    body: await loadFundingRecord(tx, entityId, id, today),
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'funding.announced',
      subjectType: 'funding_record',
      subjectId: id,
      details: {
        currency,
        amount: formatAmount(amountMinor, currency),
        expectedOn: body.expectedOn,
        connectionId: body.connectionId,
        ...(body.note === undefined ? {} : { note: body.note }),
      },
    },
  };
};

function readAmount(text: string, currency: Currency): bigint {
  const amountMinor = parseAmount(text, currency);
  if (amountMinor !== null && amountMinor > 0n) return amountMinor;
  const message = explain('invalid_amount', { currency });
  throw refused('invalid_amount', message, [fieldError('amount', 'invalid_amount', message)]);
}

function wrongDay(key: Extract<ErrorTextKey, `funding_day_not_possible.${string}`>) {
  const message = explain(key);
  return refused('funding_day_not_possible', message, [
    fieldError('expectedOn', 'funding_day_not_possible', message),
  ]);
}

import { z } from 'zod';
import { PayoutFilters } from '../../../contract/payouts.ts';
import { CURRENCIES, CURRENCY_DIGITS, MAX_AMOUNT_MINOR } from '../../../shared/money.ts';
import { Conditions } from '../../platform/database/conditions.ts';

const Filters = z.object(PayoutFilters);

/** The filters of the payout history, parsed by the contract. */
export type PayoutFilterValues = z.output<typeof Filters>;

/** The last millisecond of the year 9999: every timestamp is before it, and PostgreSQL reads it. */
const LATEST_MS = 253_402_300_799_999;

/** The payouts `p` of one entity that the filters find: filters narrow each other, bounds are inclusive. */
export function payoutsFound(entityId: string, filters: PayoutFilterValues): Conditions {
  const found = new Conditions();
  found.and('SELECT FROM payouts p WHERE p.entity_id = $1', [entityId]);
  const { direction, status, from, to, beneficiaryId, batchId, externalId } = filters;
  if (direction) found.and('SELECT FROM payouts p WHERE p.direction = $1', [direction]);
  if (status) found.and('SELECT FROM payouts p WHERE p.status = $1', [status]);
  if (from !== undefined) found.and('SELECT FROM payouts p WHERE p.created_at >= $1', [dateOf(from)]);
  if (to !== undefined) found.and('SELECT FROM payouts p WHERE p.created_at <= $1', [dateOf(to)]);
  if (beneficiaryId) found.and('SELECT FROM payouts p WHERE p.beneficiary_id = $1', [beneficiaryId]);
  if (batchId) found.and('SELECT FROM payouts p WHERE p.batch_id = $1', [batchId]);
  if (externalId) found.and(HAS_EXTERNAL_ID, [entityId, externalId]);
  if (filters.minAmount !== undefined) andAmount(found, '>=', filters.minAmount);
  if (filters.maxAmount !== undefined) andAmount(found, '<=', filters.maxAmount);
  if (filters.exactAmount !== undefined) andAmount(found, '=', filters.exactAmount);
  const text = filters.query?.trim();
  if (text) found.and(HAS_TEXT, [entityId, `%${escapeLike(text)}%`]);
  return found;
}

function dateOf(epochMs: number): Date {
  return new Date(Math.min(epochMs, LATEST_MS));
}

/** In the recipient reference, or in the label that the batch has now. Each half has its trigram index. */
const HAS_TEXT = `
  SELECT FROM payouts p WHERE p.recipient_reference ILIKE $2
      OR p.batch_id = ANY (ARRAY(SELECT l.id FROM batches l WHERE l.entity_id = $1 AND l.label ILIKE $2))`;

/** A payout belongs to the withdrawal that carried the id; so does what the bank returned of it. */
const HAS_EXTERNAL_ID = `
  SELECT FROM payouts p WHERE p.withdrawal_id = ANY (ARRAY(
    SELECT w.id FROM withdrawals w WHERE w.entity_id = $1 AND w.external_id = $2))`;

/** The text as LIKE finds it letter by letter. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (wildcard) => `\\${wildcard}`);
}

type Comparison = '>=' | '<=' | '=';

/** One decimal number means other minor units in another currency: a condition for each number of digits. */
function andAmount(found: Conditions, comparison: Comparison, decimal: string): void {
  const alternatives = [...new Set(Object.values(CURRENCY_DIGITS))].flatMap((digits) => {
    const minor = boundOf(comparison, decimal, digits);
    if (minor === null) return [];
    const currencies = CURRENCIES.filter((currency) => CURRENCY_DIGITS[currency] === digits);
    return [
      found.condition(
        `SELECT FROM payouts p WHERE p.currency = ANY ($1) AND p.amount_minor ${comparison} $2::bigint`,
        [currencies, minor],
      ),
    ];
  });
  found.andAny(alternatives);
}

/**
 * The bound in minor units: rounded up for a lower bound, down for an upper one; null when no amount can meet
 * it.
 */
function boundOf(comparison: Comparison, decimal: string, digits: number): bigint | null {
  const [whole = '', fraction = ''] = decimal.split('.');
  const floor = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const isExact = /^0*$/.test(fraction.slice(digits));
  if (comparison === '<=') return floor > MAX_AMOUNT_MINOR ? MAX_AMOUNT_MINOR : floor;
  if (comparison === '=' && !isExact) return null;
  const bound = isExact ? floor : floor + 1n;
  return bound > MAX_AMOUNT_MINOR ? null : bound;
}

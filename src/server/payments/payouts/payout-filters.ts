import { z } from 'zod';
import { PayoutPageFilters } from '../../../contract/dashboard/payouts.ts';
import { CURRENCIES, CURRENCY_DIGITS, MAX_AMOUNT_MINOR } from '../../../shared/money.ts';
import { escapeLike, termsOf } from '../search/terms.ts';
import { Conditions } from '../../platform/database/conditions.ts';

const Filters = z.object(PayoutPageFilters);

/** The filters of the payout history and of the Payouts page, after parsing. */
export type PayoutFilterValues = z.output<typeof Filters>;

/** The last millisecond of the year 9999: later than every timestamp, and still valid in PostgreSQL. */
const LATEST_MS = 253_402_300_799_999;

/** The payouts `p` of one entity that match every filter; bounds are inclusive. */
export function payoutsFound(entityId: string, filters: PayoutFilterValues): Conditions {
  const found = new Conditions();
  found.and('SELECT FROM payouts p WHERE p.entity_id = $1', [entityId]);
  const { direction, status, from, to, beneficiaryId, batchId, externalId } = filters;
  if (direction) found.and('SELECT FROM payouts p WHERE p.direction = $1', [direction]);
  if (status) found.and('SELECT FROM payouts p WHERE p.status = $1', [status]);
  if (from !== undefined) found.and('SELECT FROM payouts p WHERE p.created_at >= $1', [filterDate(from)]);
  if (to !== undefined) found.and('SELECT FROM payouts p WHERE p.created_at <= $1', [filterDate(to)]);
  if (beneficiaryId) found.and('SELECT FROM payouts p WHERE p.beneficiary_id = $1', [beneficiaryId]);
  if (batchId) found.and('SELECT FROM payouts p WHERE p.batch_id = $1', [batchId]);
  if (externalId) found.and(HAS_EXTERNAL_ID, [entityId, externalId]);
  if (filters.minAmount !== undefined) andAmount(found, '>=', filters.minAmount);
  if (filters.maxAmount !== undefined) andAmount(found, '<=', filters.maxAmount);
  if (filters.exactAmount !== undefined) andAmount(found, '=', filters.exactAmount);
  const text = filters.query?.trim();
  if (text) found.and(HAS_TEXT, [entityId, `%${escapeLike(text)}%`]);
  if (filters.search) andWords(found, entityId, filters.search);
  return found;
}

/** A filter's epoch milliseconds as a date that PostgreSQL accepts. */
export function filterDate(epochMs: number): Date {
  return new Date(Math.min(epochMs, LATEST_MS));
}

/** Matches the recipient reference or the current label of the batch. Each has a trigram index. */
const HAS_TEXT = `
  SELECT FROM payouts p
   WHERE p.recipient_reference ILIKE $2
      OR p.batch_id = ANY (ARRAY(SELECT l.id FROM batches l WHERE l.entity_id = $1 AND l.label ILIKE $2))`;

/** Matches the name, the account number or the external id of the recipient, the reference or the label. */
const HAS_WORDS = `
  SELECT FROM payouts p
   WHERE p.beneficiary_id = ANY (ARRAY(
           SELECT s.beneficiary_id FROM recipient_search s
            WHERE s.entity_id = $1 AND s.words LIKE $2 AND s.words LIKE $3 AND s.words LIKE ALL ($4)))
      OR p.recipient_reference ILIKE $5
      OR p.batch_id = ANY (ARRAY(
           SELECT l.id FROM batches l
            WHERE l.entity_id = $1 AND search_fold(l.label) LIKE $2 AND search_fold(l.label) LIKE $3
              AND search_fold(l.label) LIKE ALL ($4)))`;

function andWords(found: Conditions, entityId: string, text: string): void {
  const { longest, second, others, whole } = termsOf(text);
  found.and(HAS_WORDS, [entityId, longest, second, others, whole]);
}

/** Matches the payout of the withdrawal with this id, and the CREDIT that reverses it. */
const HAS_EXTERNAL_ID = `
  SELECT FROM payouts p
   WHERE p.withdrawal_id = ANY (ARRAY(
           SELECT w.id FROM withdrawals w WHERE w.entity_id = $1 AND w.external_id = $2))`;

type Comparison = '>=' | '<=' | '=';

/** The minor units of a decimal depend on the currency's digits: one condition for each number of digits. */
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
 * The bound in minor units: rounded up for a lower bound, down for an upper one. Null when no amount can
 * match.
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

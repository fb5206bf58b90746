import { z } from 'zod';
import { PayoutPageFilters } from '../../../../contract/dashboard/payouts.ts';
import type { PayoutStatus } from '../../../../shared/terms.ts';
import { CURRENCIES, CURRENCY_DIGITS, MAX_AMOUNT_MINOR } from '../../../../shared/money.ts';
import { escapeLike, termsOf } from '../../base/search-terms.ts';
import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

const Filters = z.object(PayoutPageFilters);

/** The filters of the payout history and of the Payouts page, after parsing. */
export type PayoutFilterValues = z.output<typeof Filters>;

/** The last millisecond of the year 9999: later than every timestamp, and still valid in PostgreSQL. */
const LATEST_MS = 253_402_300_799_999;

/** The payouts `p` of one entity that match every filter; bounds are inclusive. */
export async function payoutsFound(
  db: Queryable,
  entityId: string,
  filters: PayoutFilterValues,
): Promise<Conditions> {
  const found = await payoutsOfAnyAmount(db, entityId, filters);
  andAmounts(found, filters);
  return found;
}

/**
 * The payouts that match every filter but those of amounts. Texts are looked up in the labels and recipients
 * first, so that the database knows how many payouts it will find by them.
 */
export async function payoutsOfAnyAmount(
  db: Queryable,
  entityId: string,
  filters: PayoutFilterValues,
): Promise<Conditions> {
  const found = payoutsOfPeriod(entityId, filters);
  const { beneficiaryId, batchId, externalId } = filters;
  if (beneficiaryId) found.and('SELECT FROM payouts p WHERE p.beneficiary_id = $1', [beneficiaryId]);
  if (batchId) found.and('SELECT FROM payouts p WHERE p.batch_id = $1', [batchId]);
  if (externalId) found.and(HAS_EXTERNAL_ID, [entityId, externalId]);
  const text = filters.query?.trim();
  if (text) await andText(db, found, entityId, text);
  if (filters.search) await andWords(db, found, entityId, filters.search);
  return found;
}

/** The payouts that the filters of period, direction and status find: those that `payout_sums` counts. */
export function payoutsOfPeriod(entityId: string, filters: PayoutFilterValues): Conditions {
  const found = new Conditions();
  found.and('SELECT FROM payouts p WHERE p.entity_id = $1', [entityId]);
  const { direction, status, from, to } = filters;
  if (direction) found.and('SELECT FROM payouts p WHERE p.direction = $1', [direction]);
  if (status) andStatus(found, entityId, status);
  if (from !== undefined) found.and('SELECT FROM payouts p WHERE p.created_at >= $1', [filterDate(from)]);
  if (to !== undefined) found.and('SELECT FROM payouts p WHERE p.created_at <= $1', [filterDate(to)]);
  return found;
}

/** No index contains the status, so that a payout that completes changes no index. */
function andStatus(found: Conditions, entityId: string, status: PayoutStatus): void {
  if (status === 'PROCESSING') found.and(IS_PROCESSING, [entityId]);
  else if (status === 'COMPLETE') found.and('SELECT FROM payouts p WHERE p.status = $1', [status]);
  else found.and('SELECT FROM payouts p WHERE p.failed_status = $1', [status]);
}

/** Only batches that are PROCESSING have such payouts. */
const IS_PROCESSING = `
  SELECT FROM payouts p
   WHERE p.status = 'PROCESSING'
     AND p.batch_id = ANY (ARRAY(
           SELECT b.id FROM batches b WHERE b.entity_id = $1 AND b.status = 'PROCESSING'))`;

/** Whether no other filters than those of period, direction and status are given. */
export function isPeriodOnly(filters: PayoutFilterValues): boolean {
  return !filters.query?.trim() && OTHER_FILTERS.every((name) => filters[name] === undefined);
}

const OTHER_FILTERS = [
  'beneficiaryId',
  'batchId',
  'externalId',
  'minAmount',
  'maxAmount',
  'exactAmount',
  'search',
] as const;

/** A filter's epoch milliseconds as a date that PostgreSQL accepts. */
export function filterDate(epochMs: number): Date {
  return new Date(Math.min(epochMs, LATEST_MS));
}

/** Labels and recipients up to these numbers are found by their ids; more are compared row by row. */
const MOST_BATCHES = 200;
const MOST_RECIPIENTS = 1_000;

/** Matches the recipient reference or the current label of the batch. Each has a trigram index. */
async function andText(db: Queryable, found: Conditions, entityId: string, text: string): Promise<void> {
  const pattern = `%${escapeLike(text)}%`;
  const batches = await db.query(
    'SELECT l.id FROM batches l WHERE l.entity_id = $1 AND l.label ILIKE $2 LIMIT $3',
    [entityId, pattern, BigInt(MOST_BATCHES + 1)],
  );
  const ways = [found.condition(HAS_REFERENCE, [pattern])];
  if (batches.length > MOST_BATCHES) ways.push(found.condition(HAS_LABEL, [pattern]));
  else if (batches.length > 0) ways.push(found.condition(IN_BATCHES, [batches.map(({ id }) => id)]));
  found.andAny(ways);
}

const HAS_REFERENCE = 'SELECT FROM payouts p WHERE p.recipient_reference ILIKE $1';
const IN_BATCHES = 'SELECT FROM payouts p WHERE p.batch_id = ANY ($1)';
const TO_RECIPIENTS = 'SELECT FROM payouts p WHERE p.beneficiary_id = ANY ($1)';
const HAS_LABEL = `
  SELECT FROM payouts p
   WHERE EXISTS (SELECT FROM batches l WHERE l.id = p.batch_id AND l.label ILIKE $1)`;
const HAS_FOLDED_LABEL = `
  SELECT FROM payouts p
   WHERE EXISTS (SELECT FROM batches l
                  WHERE l.id = p.batch_id AND search_fold(l.label) LIKE $1
                    AND search_fold(l.label) LIKE $2 AND search_fold(l.label) LIKE ALL ($3))`;
const HAS_RECIPIENT_WORDS = `
  SELECT FROM payouts p
   WHERE EXISTS (SELECT FROM recipient_search s
                  WHERE s.beneficiary_id = p.beneficiary_id AND s.entity_id = p.entity_id
                    AND s.words LIKE $1 AND s.words LIKE $2 AND s.words LIKE ALL ($3))`;

/** Matches the name, the account number or the external id of the recipient, the reference or the label. */
async function andWords(db: Queryable, found: Conditions, entityId: string, typed: string): Promise<void> {
  const { longest, second, others, whole } = termsOf(typed);
  const recipients = await db.query(
    `SELECT s.beneficiary_id
       FROM recipient_search s
      WHERE s.entity_id = $1 AND s.words LIKE $2 AND s.words LIKE $3 AND s.words LIKE ALL ($4)
      LIMIT $5`,
    [entityId, longest, second, others, BigInt(MOST_RECIPIENTS + 1)],
  );
  const batches = await db.query(
    `SELECT l.id
       FROM batches l
      WHERE l.entity_id = $1 AND search_fold(l.label) LIKE $2 AND search_fold(l.label) LIKE $3
        AND search_fold(l.label) LIKE ALL ($4)
      LIMIT $5`,
    [entityId, longest, second, others, BigInt(MOST_BATCHES + 1)],
  );
  const words: [string, string, string[]] = [longest, second, others];
  const ways = [found.condition(HAS_REFERENCE, [whole])];
  if (recipients.length > MOST_RECIPIENTS) ways.push(found.condition(HAS_RECIPIENT_WORDS, words));
  else if (recipients.length > 0)
    ways.push(found.condition(TO_RECIPIENTS, [recipients.map((row) => row.beneficiary_id)]));
  if (batches.length > MOST_BATCHES) ways.push(found.condition(HAS_FOLDED_LABEL, words));
  else if (batches.length > 0) ways.push(found.condition(IN_BATCHES, [batches.map(({ id }) => id)]));
  found.andAny(ways);
}

/** Matches the payout of the withdrawal with this id, and the CREDIT that reverses it. */
const HAS_EXTERNAL_ID = `
  SELECT FROM payouts p
   WHERE p.withdrawal_id = ANY (ARRAY(
           SELECT w.id FROM withdrawals w WHERE w.entity_id = $1 AND w.external_id = $2))`;

type Comparison = '>=' | '<=' | '=';

/**
 * Adds the filters of amounts. The minor units of a decimal depend on the currency's digits: one range for
 * each number of digits, so that each is a range of the index by amount.
 */
export function andAmounts(found: Conditions, filters: PayoutFilterValues): void {
  const { minAmount, maxAmount, exactAmount } = filters;
  if (minAmount === undefined && maxAmount === undefined && exactAmount === undefined) return;
  const alternatives = [...new Set(Object.values(CURRENCY_DIGITS))].flatMap((digits) => {
    const range = amountRange(filters, digits);
    const currencies = CURRENCIES.filter((currency) => CURRENCY_DIGITS[currency] === digits);
    return range ? [found.condition(HAS_AMOUNT, [currencies, range.from, range.to])] : [];
  });
  found.andAny(alternatives);
}

const HAS_AMOUNT = `
  SELECT FROM payouts p
   WHERE p.currency = ANY ($1) AND p.amount_minor >= $2::bigint AND p.amount_minor <= $3::bigint`;

/** The minor units that the filters of amounts find, in a currency with these digits; null for none. */
export function amountRange(
  { minAmount, maxAmount, exactAmount }: PayoutFilterValues,
  digits: number,
): { from: bigint; to: bigint } | null {
  const exact = exactAmount === undefined ? [] : [boundOf('=', exactAmount, digits)];
  const least = [minAmount === undefined ? 0n : boundOf('>=', minAmount, digits), ...exact];
  const most = [maxAmount === undefined ? MAX_AMOUNT_MINOR : boundOf('<=', maxAmount, digits), ...exact];
  if (least.includes(null) || most.includes(null)) return null;
  const from = greatest(least as bigint[]);
  const to = -greatest((most as bigint[]).map((bound) => -bound));
  return from > to ? null : { from, to };
}

function greatest(bounds: readonly bigint[]): bigint {
  return bounds.reduce((most, bound) => (bound > most ? bound : most));
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

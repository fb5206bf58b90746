import { z } from 'zod';
import { PayoutFilters } from '../../../contract/payouts.ts';
import { CURRENCIES, CURRENCY_DIGITS, MAX_AMOUNT_MINOR } from '../../../shared/money.ts';

const Filters = z.object(PayoutFilters);

/** The filters of the payout history, after parsing. */
export type PayoutFilterValues = z.output<typeof Filters>;

/** The last millisecond of the year 9999: later than every timestamp, and still valid in PostgreSQL. */
const LATEST_MS = 253_402_300_799_999;

/**
 * The WHERE over payouts `p` of one entity, with its values. A payout must match every filter; bounds are
 * inclusive.
 */
export function wherePayouts(
  entityId: string,
  filters: PayoutFilterValues,
): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = [`p.entity_id = ${bind(entityId)}`];
  if (filters.direction) conditions.push(`p.direction = ${bind(filters.direction)}`);
  if (filters.status) conditions.push(`p.status = ${bind(filters.status)}`);
  if (filters.from !== undefined) conditions.push(`p.created_at >= ${bind(filterDate(filters.from))}`);
  if (filters.to !== undefined) conditions.push(`p.created_at <= ${bind(filterDate(filters.to))}`);
  if (filters.beneficiaryId) conditions.push(`p.beneficiary_id = ${bind(filters.beneficiaryId)}`);
  if (filters.batchId) conditions.push(`p.batch_id = ${bind(filters.batchId)}`);
  if (filters.externalId) conditions.push(externalIdCondition(bind(filters.externalId)));
  if (filters.minAmount !== undefined) conditions.push(amountCondition('>=', filters.minAmount, bind));
  if (filters.maxAmount !== undefined) conditions.push(amountCondition('<=', filters.maxAmount, bind));
  if (filters.exactAmount !== undefined) conditions.push(amountCondition('=', filters.exactAmount, bind));
  const text = filters.query?.trim();
  if (text) conditions.push(textCondition(text, bind));
  return { where: `WHERE ${conditions.join(' AND ')}`, values };
}

/** A filter's epoch milliseconds as a date that PostgreSQL accepts. */
export function filterDate(epochMs: number): Date {
  return new Date(Math.min(epochMs, LATEST_MS));
}

/** Matches the recipient reference or the current label of the batch. Each has a trigram index. */
function textCondition(text: string, bind: (value: unknown) => string): string {
  const pattern = bind(`%${escapeLike(text)}%`);
  return `(p.recipient_reference ILIKE ${pattern}
    OR p.batch_id = ANY (ARRAY(
         SELECT l.id FROM batches l WHERE l.entity_id = $1 AND l.label ILIKE ${pattern})))`;
}

/** Matches the payout of the withdrawal with this id, and the CREDIT that reverses it. */
function externalIdCondition(externalId: string): string {
  return `p.withdrawal_id = ANY (ARRAY(
    SELECT w.id FROM withdrawals w WHERE w.entity_id = $1 AND w.external_id = ${externalId}))`;
}

/** Escapes the wildcards of LIKE. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (wildcard) => `\\${wildcard}`);
}

type Comparison = '>=' | '<=' | '=';

/** The minor units of a decimal depend on the currency's digits: one condition for each number of digits. */
function amountCondition(comparison: Comparison, decimal: string, bind: (value: unknown) => string): string {
  const alternatives = [...new Set(Object.values(CURRENCY_DIGITS))].flatMap((digits) => {
    const minor = boundOf(comparison, decimal, digits);
    if (minor === null) return [];
    const currencies = CURRENCIES.filter((currency) => CURRENCY_DIGITS[currency] === digits);
    return [
      `(p.currency = ANY (${bind(currencies)}) AND p.amount_minor ${comparison} ${bind(minor)}::bigint)`,
    ];
  });
  return alternatives.length > 0 ? `(${alternatives.join(' OR ')})` : 'false';
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

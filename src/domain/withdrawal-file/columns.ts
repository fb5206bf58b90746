import type { Currency } from '../../shared/money.ts';
import { isCurrency } from '../../shared/money.ts';
import { shown } from './findings.ts';
import { FIELDS, REQUIRED_FIELDS, type ColumnMapping, type ColumnOverrides, type Field } from './types.ts';

/** How sure a header's name is: its canonical name, a name that can mean nothing else, or one that often means it. */
const CANONICAL = 3;
const CLEAR = 2;
const LIKELY = 1;

/** Names that people give the columns, in comparable form (lower case, words joined by one space). */
const CLEAR_NAMES: Readonly<Record<Field, readonly string[]>> = {
  beneficiary_name: [
    'beneficiary', 'recipient', 'recipient name', 'payee', 'payee name', 'account name', 'account holder', 'account holder name',
    'name of account holder', 'name on account', 'creditor', 'creditor name', 'employee name', 'supplier name', 'vendor name',
    'full name', 'fullname', 'full names', 'name and surname', 'name surname', 'paid to', 'pay to', 'ben name', 'benef name',
  ],
  bank: ['bank name', 'bank code', 'bankname', 'bankcode', 'beneficiary bank', 'recipient bank', 'payee bank', 'name of bank', 'bank id'],
  branch_code: [
    'branch', 'branch no', 'branch number', 'branch num', 'branchcode', 'bank branch', 'bank branch code', 'sort code', 'universal branch code',
    'branch sort code', 'clearing code', 'beneficiary branch', 'beneficiary branch code', 'recipient branch code',
  ],
  account_number: [
    'account no', 'account num', 'account nr', 'account numbers', 'accountnumber', 'accountno', 'acc no', 'acc num', 'acc nr', 'acc number',
    'acct no', 'acct number', 'acct num', 'a c no', 'a c number', 'bank account', 'bank account number', 'bank account no', 'bank acc no', 'account',
    'beneficiary account', 'beneficiary account number', 'beneficiary account no', 'recipient account', 'recipient account number', 'payee account number',
  ],
  account_type: [
    'accounttype', 'acc type', 'acct type', 'a c type', 'type of account', 'bank account type', 'beneficiary account type', 'account kind',
    'recipient account type', 'account type code',
  ],
  amount: [
    'payment amount', 'amount to pay', 'amount payable', 'net pay', 'net salary', 'net amount', 'nett pay', 'nett salary', 'salary', 'pay amount',
    'amount due', 'transfer amount', 'withdrawal amount', 'payment value', 'amt', 'rand amount',
  ],
  beneficiary_reference: [
    'their reference', 'their ref', 'beneficiary ref', 'recipient reference', 'recipient ref', 'payee reference', 'payee ref', 'statement reference',
    'reference on statement', 'beneficiary statement reference', 'reference for beneficiary', 'ben reference', 'ben ref', 'benef ref',
    'creditor reference', 'recipient statement reference', 'beneficiary statement description', 'beneficiarys reference', 'recipients reference',
  ],
  own_reference: [
    'my reference', 'my ref', 'own ref', 'our reference', 'our ref', 'internal reference', 'internal ref', 'payer reference', 'sender reference',
    'debtor reference', 'from reference', 'my statement reference', 'own statement reference', 'your reference', 'reference for me', 'my statement description',
  ],
  external_id: [
    'externalid', 'external ref', 'external reference', 'employee no', 'employee number', 'employee id', 'employee code', 'employee nr', 'emp no', 'emp id',
    'emp code', 'emp number', 'staff no', 'staff number', 'staff id', 'payroll no', 'payroll number', 'supplier id', 'supplier code', 'supplier no',
    'supplier number', 'vendor id', 'vendor code', 'vendor no', 'vendor number', 'beneficiary id', 'recipient id', 'payee id', 'customer id',
    'client id', 'member no', 'member number', 'member id',
  ],
};

const LIKELY_NAMES: Readonly<Record<Field, readonly string[]>> = {
  beneficiary_name: ['name', 'names', 'employee', 'supplier', 'vendor', 'customer', 'client', 'member', 'person'],
  bank: ['institution', 'financial institution'],
  branch_code: ['branch name and code'],
  account_number: ['number'],
  account_type: ['type'],
  amount: ['value', 'total', 'sum', 'payment', 'pay', 'zar', 'rand', 'rands', 'r'],
  beneficiary_reference: ['reference', 'ref', 'payment reference', 'description', 'narration', 'narrative', 'statement description', 'payment ref'],
  own_reference: ['internal description'],
  external_id: ['id', 'code', 'no', 'nr', 'key', 'unique id'],
};

const SURE_FOR = new Map<string, { field: Field; sureness: number }>();
for (const field of FIELDS) {
  for (const name of LIKELY_NAMES[field]) SURE_FOR.set(name, { field, sureness: LIKELY });
  for (const name of CLEAR_NAMES[field]) SURE_FOR.set(name, { field, sureness: CLEAR });
}
for (const field of FIELDS) SURE_FOR.set(field.replaceAll('_', ' '), { field, sureness: CANONICAL });

/** Lower case, brackets and what is in them away ("Amount (ZAR)"), any other mark one space; "accountNumber" is two words. */
function comparable(header: string): string {
  return header
    .normalize('NFKC')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/['\u2019]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The field that a header's name means, with how sure that is; undefined when it means none. */
function meaning(header: string): { field: Field; sureness: number } | undefined {
  const name = comparable(header);
  const found = SURE_FOR.get(name);
  if (found) return found;
  // "Amount in ZAR", "Amount ZAR", "ZAR amount".
  const bare = name.replace(/\b(?:in )?(?:zar|usd|eur|gbp|usdc|rands?)\b/g, ' ').replace(/\s+/g, ' ').trim();
  return bare === name ? undefined : SURE_FOR.get(bare);
}

/** How many of the headers have a meaning: what tells a header line from a row of data, and one delimiter from another. */
export function recognised(headers: readonly string[]): number {
  let count = 0;
  for (const header of headers) if (meaning(header)) count++;
  return count;
}

/**
 * Finds each field's column by name. Where several columns fit a field equally well, none is taken and they are reported.
 * `overrides` win; a column that an override takes is not taken for another field.
 */
export function mapColumns(headers: readonly string[], overrides: ColumnOverrides = {}, currency: Currency | null = null): ColumnMapping {
  const columns = Object.fromEntries(FIELDS.map((field) => [field, null])) as Record<Field, number | null>;
  const taken = new Set<number>();
  for (const field of FIELDS) {
    const chosen = overrides[field];
    if (chosen === undefined || chosen === null) continue;
    if (!Number.isInteger(chosen) || chosen < 0 || chosen >= headers.length) throw new RangeError(`There is no column ${chosen}.`);
    columns[field] = chosen;
    taken.add(chosen);
  }
  const ambiguous: ColumnMapping['ambiguous'] = [];
  for (const field of FIELDS) {
    if (overrides[field] !== undefined) continue;
    const best = bestColumns(headers, field, taken);
    if (best.length === 1) {
      columns[field] = best[0]!;
      taken.add(best[0]!);
    } else if (best.length > 1) {
      ambiguous.push({ field, columns: best, message: ambiguity(headers, field, best) });
    }
  }
  return {
    headers: [...headers],
    columns,
    ambiguous,
    missing: REQUIRED_FIELDS.filter((field) => columns[field] === null && !ambiguous.some((other) => other.field === field)),
    unmapped: headers.map((_, i) => i).filter((i) => !taken.has(i)),
    warnings: warningsOf(headers, columns, taken, currency),
  };
}

function bestColumns(headers: readonly string[], field: Field, taken: ReadonlySet<number>): number[] {
  let sureness = 0;
  let best: number[] = [];
  for (let i = 0; i < headers.length; i++) {
    const found = taken.has(i) ? undefined : meaning(headers[i]!);
    if (found?.field !== field || found.sureness < sureness) continue;
    if (found.sureness > sureness) best = [];
    sureness = found.sureness;
    best.push(i);
  }
  return best;
}

function ambiguity(headers: readonly string[], field: Field, columns: readonly number[]): string {
  const names = columns.map((i) => `${shown(headers[i]!)} (column ${i + 1})`);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} could each be the ${fieldName(field)}. Choose one.`;
}

/** A field in words: "beneficiary reference". */
export function fieldName(field: Field): string {
  return field.replaceAll('_', ' ');
}

function warningsOf(
  headers: readonly string[],
  columns: Readonly<Record<Field, number | null>>,
  taken: ReadonlySet<number>,
  currency: Currency | null,
): string[] {
  const warnings: string[] = [];
  if (currency === null) return warnings;
  headers.forEach((header, i) => {
    if (!taken.has(i) && /^(?:payment )?currency(?: code)?$/.test(comparable(header))) {
      warnings.push(`The column ${shown(header)} is not read: every amount is taken as ${currency}. Remove rows in other currencies.`);
    }
  });
  const amount = columns.amount === null ? '' : headers[columns.amount]!;
  for (const word of amount.toUpperCase().split(/[^A-Z]+/)) {
    if (isCurrency(word) && word !== currency) {
      warnings.push(`The column ${shown(amount)} says ${word}, and this batch is paid in ${currency}. Check that the amounts are in ${currency}.`);
    }
  }
  return warnings;
}

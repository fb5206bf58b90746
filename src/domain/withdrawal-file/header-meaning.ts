import { CURRENCY_WORDS } from '../../shared/money.ts';
import {
  FAMILY_NAMES,
  GIVEN_NAMES,
  INITIALS,
  MIDDLE_NAMES,
  NOT_A_NAME,
  NOT_AN_AMOUNT,
  OTHER_AMOUNTS,
  PAYER_WORDS,
  PLAIN_NAMES,
  SPECIFIC_WORDS,
  SPLIT_WORDS,
} from './header-words.ts';
import { WITHDRAWAL_FIELDS } from '../withdrawal/fields.ts';
import { FIELDS, type Field } from '../withdrawal/shapes.ts';
import type { Sureness } from './column-mapping.ts';

export interface Meaning {
  field: Field;
  sureness: Sureness;
  /** How many words specify the column, such as "beneficiary" or "net". */
  specificity: number;
  /** Whether a remark in brackets may change what is paid, or where: "Amount (excl)", "Account no (old)". */
  asks: boolean;
}

export type NamePart = 'given' | 'initials' | 'middle' | 'family';

const BY_NAME = new Map<string, { field: Field; sureness: Sureness }>();
for (const { name: field, headers } of WITHDRAWAL_FIELDS) {
  for (const name of headers.likely) BY_NAME.set(name, { field, sureness: 'likely' });
  for (const name of headers.clear) BY_NAME.set(name, { field, sureness: 'clear' });
}
for (const field of FIELDS) BY_NAME.set(field.replaceAll('_', ' '), { field, sureness: 'template' });

const PARTS = new Map<string, NamePart>();
for (const name of GIVEN_NAMES) PARTS.set(name, 'given');
for (const name of INITIALS) PARTS.set(name, 'initials');
for (const name of MIDDLE_NAMES) PARTS.set(name, 'middle');
for (const name of FAMILY_NAMES) PARTS.set(name, 'family');

const PLAIN = new Set(PLAIN_NAMES);

/** The words for currencies that consist of letters, in lower case. */
const CURRENCY_NAMES = Object.values(CURRENCY_WORDS)
  .flat()
  .filter((word) => /^[A-Z]+$/.test(word))
  .map((word) => word.toLowerCase());
/** "R" alone may be another abbreviation. */
const IN_A_CURRENCY = new RegExp(
  `\\b(?:in )?(?:${CURRENCY_NAMES.filter((word) => word.length > 1).join('|')})\\b`,
  'g',
);

/**
 * A header in lower case, without text in brackets ("Amount (ZAR)") and with one space for other marks;
 * "accountNumber" becomes two words.
 */
export function comparable(header: string): string {
  return header
    .normalize('NFKC')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/['\u2019]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The field that a header's name means, and how certain that is; undefined if it means no field. */
export function meaning(header: string): Meaning | undefined {
  const name = comparable(header);
  if (PARTS.has(name)) return undefined;
  const remark = wordsInBrackets(header);
  if (remark.some((word) => PAYER_WORDS.has(word))) return undefined;
  const found = listed(name);
  const words = name.split(' ');
  const field = found?.field ?? possibleField(words);
  if (field === null || (field === 'amount' && remark.some((word) => OTHER_AMOUNTS.has(word))))
    return undefined;
  const all = [...words, ...remark];
  const isSplit = field === 'amount' && all.some((word) => SPLIT_WORDS.has(word));
  const specificity = all.filter((word) => SPECIFIC_WORDS.has(word)).length + (isSplit ? MOST_SPECIFIC : 0);
  const sureness = found?.sureness ?? 'possible';
  // "Account number (new)": the remark may change what the name means.
  const unsure = remark.some((word) => !NEUTRAL_REMARKS.has(word)) && sureness !== 'possible';
  const asks =
    (field === 'amount' && (unsure || hasOddNumber(header))) || (field === 'account_number' && unsure);
  return { field, sureness: unsure ? 'likely' : sureness, specificity, asks };
}

/** More than any name has specific words. */
const MOST_SPECIFIC = 100;

/**
 * Finds a listed name, also with a currency or with the person's role in front: "Amount in ZAR", "Vendor acc
 * no".
 */
function listed(name: string): { field: Field; sureness: Sureness } | undefined {
  const exact = BY_NAME.get(name);
  if (exact) return exact;
  const bare = name.replace(IN_A_CURRENCY, ' ').replace(/\s+/g, ' ').trim();
  const withoutCurrency = bare === name ? undefined : BY_NAME.get(bare);
  if (withoutCurrency) return withoutCurrency;
  const found = BY_NAME.get(bare.replace(ROLE, ''));
  return found && found.sureness !== 'likely' && found.field !== 'external_id'
    ? { ...found, sureness: 'clear' }
    : undefined;
}

const ROLES =
  'beneficiary|bene?|recipient|payee|vendor|supplier|creditor|employee|customer|client|member|' +
  'begunstigde|werknemer|verskaffer';
const ROLE = new RegExp(`^(?:${ROLES}) `);

/** Remarks in brackets that do not change what a name means. */
const NEUTRAL_REMARKS: ReadonlySet<string> = new Set([
  ...CURRENCY_NAMES,
  'in',
  'optional',
  'required',
  'mandatory',
  'compulsory',
  'max',
  'digits',
  'characters',
  'numeric',
  'text',
  'only',
  'no',
  'spaces',
  'opsioneel',
  'verpligtend',
  'beneficiary',
  'recipient',
  'payee',
  'employee',
  'supplier',
  'vendor',
  'member',
  'client',
  'bank',
  'eft',
  'decimal',
  'decimals',
  'places',
  'example',
  'eg',
  'net',
  'nett',
]);

function wordsInBrackets(header: string): string[] {
  return [...header.normalize('NFKC').matchAll(/[([]([^()[\]]*)[)\]]/g)]
    .flatMap(([, remark]) => comparable(remark!).split(' '))
    .filter((word) => /\p{L}/u.test(word));
}

/** Whether brackets hold a number or a sign that is no example of an amount: "Amount (000)", "Amount (-)". */
function hasOddNumber(header: string): boolean {
  return [...header.matchAll(/[([]([^()[\]]*)[)\]]/g)].some(([, remark]) => {
    const rest = remark!.replace(/\p{L}+/gu, ' ').trim();
    const isAlone = /^\s*(?:max|min)\.?\s*$/i.test(remark!);
    return isAlone || (rest !== '' && !/^(?:[\d #,]*[.,]\d\d|\d{1,2})[.:;]*$/.test(rest));
  });
}

/** The part of a person's name that a column holds; undefined if it holds no part or the whole. */
export function namePart(header: string): NamePart | undefined {
  return PARTS.get(comparable(header));
}

/** "Name" and the like: the whole name when alone, the first name beside a surname. */
export function isPlainName(header: string): boolean {
  return PLAIN.has(comparable(header));
}

const CURRENCY_COLUMN = new RegExp(
  '^(?:(?:payment|account|transaction|pay|salary) )?' +
    '(?:currency|ccy|curr|geldeenheid|valuta)(?: (?:code|kode))?$',
);

export function isCurrencyColumn(header: string): boolean {
  return CURRENCY_COLUMN.test(comparable(header));
}

/** How many fields the names of a line mean. This distinguishes headers from data and finds the delimiter. */
export function recognised(headers: readonly string[]): number {
  const fields = new Set<string>();
  for (const header of headers) {
    if (namePart(header)) {
      fields.add('beneficiary_name');
      continue;
    }
    const found = meaning(header);
    if (found && found.sureness !== 'possible') fields.add(found.field);
  }
  return fields.size;
}

const ACCOUNT = ['account', 'accounts', 'acc', 'acct', 'accnt', 'rekening', 'rek', 'rekeningnommer'];
const NOT_AN_ACCOUNT = [
  'currency',
  'ccy',
  'status',
  'date',
  'datum',
  'balance',
  'saldo',
  'manager',
  'category',
  'verified',
  'description',
  'email',
  'code',
  'ref',
  'reference',
  'verwysing',
  'country',
  'id',
  'opened',
  'closed',
  'geldeenheid',
  'version',
];
const AMOUNT = [
  'amount',
  'amt',
  'amnt',
  'bedrag',
  'salary',
  'salaris',
  'pay',
  'payable',
  'wage',
  'wages',
  'loon',
  'total',
  'totaal',
  'value',
  'betaling',
  'payment',
];
const PERSON = [
  'beneficiary',
  'recipient',
  'payee',
  'employee',
  'supplier',
  'vendor',
  'creditor',
  'holder',
  'member',
  'customer',
  'client',
  'begunstigde',
  'werknemer',
  'verskaffer',
  'ontvanger',
  'bene',
  'ben',
];

/** The field of an unlisted name by its characteristic words, such as "Bene acc. number (verified)". */
function possibleField(words: readonly string[]): Field | null {
  const has = (wanted: readonly string[]) => wanted.some((word) => words.includes(word));
  const payer = words.some((word) => PAYER_WORDS.has(word));
  if (has(['reference', 'ref', 'refs', 'verwysing'])) {
    if (has(['tax', 'number', 'belasting', 'medical', 'leave'])) return null;
    return payer ? 'own_reference' : 'beneficiary_reference';
  }
  if (payer) return null;
  const isNoName = words.some((word) => NOT_A_NAME.has(word));
  if (has(ACCOUNT) || ` ${words.join(' ')} `.includes(' a c ')) {
    if (has(['holder', 'houer', 'owner', 'eienaar'])) return isNoName ? null : 'beneficiary_name';
    // "Amount into this account".
    if (has(['amount', 'amt', 'amnt', 'bedrag']))
      return words.some((word) => OTHER_AMOUNTS.has(word)) ? null : 'amount';
    if (has(['type', 'tipe', 'soort', 'kind'])) return 'account_type';
    if (has(['name', 'naam'])) return isNoName ? null : 'beneficiary_name';
    if (has(['branch', 'tak', 'takkode', 'sort'])) return has(['name', 'naam']) ? null : 'branch_code';
    return has(NOT_AN_ACCOUNT) ? null : 'account_number';
  }
  if (has(['branch', 'tak', 'takkode', 'sortcode', 'branchcode']))
    return has(['name', 'naam', 'address', 'adres', 'manager']) ? null : 'branch_code';
  if (has(['bank']))
    return has([
      'charges',
      'fee',
      'fees',
      'date',
      'details',
      'verified',
      'statement',
      'address',
      'swift',
      'bic',
      'country',
      'contact',
    ])
      ? null
      : 'bank';
  if (has(['name', 'naam']) && has(PERSON)) return isNoName ? null : 'beneficiary_name';
  const anAmount = has(AMOUNT) && !words.some((word) => NOT_AN_AMOUNT.has(word) || OTHER_AMOUNTS.has(word));
  return anAmount ? 'amount' : null;
}

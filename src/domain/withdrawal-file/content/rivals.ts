import type { ColumnMapping, ColumnOverrides, ColumnQuestion } from '../column-mapping.ts';
import { shown } from '../findings.ts';
import { comparable } from '../header-meaning.ts';
import { OTHER_AMOUNTS, PAYER_WORDS } from '../header-words.ts';
import { isOwnColumn } from '../own-columns.ts';
import { say, type Sentence } from '../sentences.ts';
import type { ColumnContent } from './column-content.ts';
import type { FileContent } from './file-content.ts';

/** The most columns that are offered beside the one that the names suggest. */
const MOST_RIVALS = 7;

/**
 * Questions about columns that hold the same kind of values as the one that is read: the names alone do not
 * say which of them is to be paid. Nothing is asked about a field that a person chose.
 */
export function rivalsByContent(
  content: FileContent,
  mapping: ColumnMapping,
  overrides: ColumnOverrides,
): ColumnQuestion[] {
  const questions: ColumnQuestion[] = [];
  const ask = (
    field: 'amount' | 'account_number',
    isRival: (column: number, one: ColumnContent) => boolean,
  ) => {
    const read = mapping.columns[field];
    if (read === null || overrides[field] !== undefined) return;
    const rivals = [...content.unread]
      .filter(([column, one]) => !isOwnColumn(mapping.headers, column) && isRival(column, one))
      .map(([column]) => column)
      .slice(0, MOST_RIVALS);
    if (rivals.length === 0) return;
    const choices = [read, ...rivals].map((column) => [column]);
    const columns = {
      list: choices.map(([column]) => named(mapping.headers, column!)),
      joined: 'and',
    } as const;
    const message =
      field === 'amount' ? say('columns_of_amounts', { columns }) : say('columns_of_accounts', { columns });
    questions.push({ field, choices, suggestion: 0, message });
  };
  if (!isNetPay(content, mapping))
    ask('amount', (column, one) => isAmounts(one, comparable(mapping.headers[column]!)));
  ask('account_number', (column, one) => isAccounts(one, comparable(mapping.headers[column]!)));
  return questions;
}

/**
 * Whether a column has amounts, or whole numbers of a similar size, that differ from the amounts that are
 * paid.
 */
function isAmounts(one: ColumnContent, name: string): boolean {
  const { filled, decimals, integers } = one;
  if (one.notZero === 0 || one.unlikeAmount === 0 || one.otherNumbers * 2 > filled) return false;
  const isDecimal = decimals * 2 >= filled;
  const isNear =
    integers * 2 >= filled &&
    one.accounts * 2 < filled &&
    one.nearAmount * 10 >= filled * 7 &&
    !one.counts &&
    !one.isConstant;
  if (!isDecimal && !isNear) return false;
  // "UIF", "Hours" and the like explain only numbers that are far below the amount.
  return !(name.split(' ').some((word) => OTHER_AMOUNTS.has(word)) && one.largestShare < 0.5);
}

/** Names of columns with tax numbers, which have as many digits as account numbers. */
const TAX_NUMBER = /\b(?:tax|belasting|vat|btw|paye|uif|sdl)\b/;

/** Names of columns with numbers of another kind, as long as account numbers. */
const OTHER_NUMBER = new RegExp(
  '\\b(?:documents?|doc|invoice|order|po|grn|claim|policy|practice|contract|batch|cheque|' +
    'voucher|receipt|journal|' +
    'transaction|ticket|case|dokument|faktuur|polis|eis|kontrak|bestelling)\\b',
);

/** Names of columns with numbers by which a program knows people, unless they are account numbers. */
const NUMBER_OF_A_PERSON = new RegExp(
  '\\b(?:student|learner|pupil|employee|staff|personnel|clock|member|patient|werknemer|leerling|lid)s?\\b' +
    '(?!.*\\b(?:acc|rek))',
);

const IDENTITY = /\b(?:id|identity|identiteit|identiteitsnommer|idno|passport|paspoort)\b/;

function isAccounts(one: ColumnContent, name: string): boolean {
  if (one.accounts * 2 < one.filled || one.unlikeAccount === 0 || one.unlikeBranch === 0) return false;
  if (one.isConstant || one.counts || TAX_NUMBER.test(name)) return false;
  if (OTHER_NUMBER.test(name) || NUMBER_OF_A_PERSON.test(name)) return false;
  if (IDENTITY.test(name) && one.likeIdentities === one.filled) return false;
  return !(one.isOneText && name.split(' ').some((word) => PAYER_WORDS.has(word)));
}

/**
 * Whether the columns explain each other: in every row, the amount under "Net pay" is the gross pay less all
 * deductions, or the amount to pay is another amount less fees. "Net amount" is not enough, because on an
 * invoice it is the amount before tax.
 */
function isNetPay(content: FileContent, { columns, headers }: ColumnMapping): boolean {
  if (columns.amount === null || content.adding < content.rows) return false;
  return /\bnett?o?\s?(?:pay|salary|salaris|wages?|loon|betaling)\b|^amount (?:to pay|payable)$/.test(
    comparable(headers[columns.amount]!),
  );
}

function named(headers: readonly string[], column: number): Sentence {
  return say('column', { name: shown(headers[column]!), number: column + 1 });
}

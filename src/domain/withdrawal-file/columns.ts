import type { Currency } from '../../shared/money.ts';
import { shown } from './findings.ts';
import { say, type Sentence, type SentenceValue } from './sentences.ts';
import { isCurrencyColumn, isPlainName, meaning, namePart, type Meaning } from './header-meaning.ts';
import { otherCurrencyIn } from './content/currencies.ts';
import type { FileContent } from './content/file-content.ts';
import { rivalsByContent } from './content/rivals.ts';
import { unitIn } from './content/units.ts';
import { FIELDS, perField, REQUIRED_FIELDS, SAME_FOR_ALL_FIELDS, type Field } from '../withdrawal/shapes.ts';
import type { ColumnMapping, ColumnOverrides, ColumnQuestion } from './column-mapping.ts';

/** The most choices that a question offers; a file with more repeats its columns. */
const MOST_CHOICES = 8;

interface Candidate {
  column: number;
  meaning: Meaning;
}

/**
 * Finds each field's column by its name. A field is read only if exactly one column can mean it; otherwise no
 * column is read until a person has chosen, however likely one of them is. `overrides` holds these choices.
 * With the content of the file, a column of amounts or account numbers is a choice too, whatever its name.
 */
export function mapColumns(
  headers: readonly string[],
  overrides: ColumnOverrides = {},
  currency: Currency | null = null,
  content: FileContent | null = null,
): ColumnMapping {
  const mapping = emptyMapping(headers);
  mapping.checked = [...(overrides.checked ?? [])];
  const taken = takeOverrides(headers, overrides, mapping);
  const candidates = candidatesOf(headers, taken);
  candidates.beneficiary_name = withLetters(candidates.beneficiary_name, content);
  candidates.bank = withBanks(candidates.bank, content);
  for (const field of TEXTS) {
    const clear = candidates[field].filter(({ meaning: { sureness } }) => sureness !== 'possible');
    if (clear.length === 1) candidates[field] = clear;
  }
  for (const field of FIELDS) {
    if (isAnswered(field, overrides, mapping)) continue;
    const question =
      field === 'beneficiary_name'
        ? nameQuestion(headers, candidates[field], taken)
        : rivalry(headers, field, candidates[field], currency);
    if (question) {
      mapping.ambiguous.push(question);
      continue;
    }
    const [only] = candidates[field];
    if (!only) continue;
    mapping.columns[field] = only.column;
    mapping.sureness[field] = only.meaning.sureness;
    taken.add(only.column);
  }
  if (content) {
    for (const question of rivalsByContent(content, mapping, overrides)) {
      taken.delete(mapping.columns[question.field]!);
      mapping.columns[question.field] = null;
      mapping.sureness[question.field] = null;
      mapping.ambiguous.push(question);
    }
  }
  mapping.missing = REQUIRED_FIELDS.filter((field) => isMissing(field, mapping));
  mapping.unmapped = headers.map((_, i) => i).filter((i) => !taken.has(i));
  mapping.currencyColumns = mapping.unmapped.filter((i) => isCurrencyColumn(headers[i]!));
  mapping.warnings = warningsOf(headers, mapping, currency);
  return mapping;
}

/** Whether a file has the template's own columns, nothing beside them, and raises no question. */
export function followsTemplate(mapping: ColumnMapping): boolean {
  const { columns, sureness, ambiguous, missing, nameParts, constants, warnings, unread, doubts } = mapping;
  const open = [ambiguous, missing, nameParts, warnings, unread, doubts];
  if (open.some((list) => list.length > 0)) return false;
  if (Object.keys(constants).length > 0) return false;
  return FIELDS.every((field) => columns[field] === null || sureness[field] === 'template');
}

function emptyMapping(headers: readonly string[]): ColumnMapping {
  return {
    headers: [...headers],
    columns: perField(() => null),
    sureness: perField(() => null),
    nameParts: [],
    constants: {},
    ambiguous: [],
    missing: [],
    unmapped: [],
    currencyColumns: [],
    warnings: [],
    unread: [],
    doubts: [],
    checked: [],
  };
}

function takeOverrides(
  headers: readonly string[],
  overrides: ColumnOverrides,
  mapping: ColumnMapping,
): Set<number> {
  const taken = new Set<number>();
  const take = (column: number) => {
    if (!Number.isInteger(column) || column < 0 || column >= headers.length)
      throw new RangeError(`There is no column ${column}.`);
    taken.add(column);
    return column;
  };
  for (const field of FIELDS) {
    const chosen = overrides[field];
    if (chosen !== undefined && chosen !== null) mapping.columns[field] = take(chosen);
  }
  if (overrides.nameParts && overrides.nameParts.length > 0) {
    mapping.nameParts = overrides.nameParts.map(take);
    mapping.columns.beneficiary_name = null;
  }
  // Drafts and remembered mappings of earlier versions may have a constant for the account or the bank.
  for (const field of SAME_FOR_ALL_FIELDS) {
    const text = overrides.constants?.[field];
    if (text !== undefined && text !== '' && mapping.columns[field] === null) mapping.constants[field] = text;
  }
  return taken;
}

function isAnswered(field: Field, overrides: ColumnOverrides, mapping: ColumnMapping): boolean {
  if (field === 'beneficiary_name' && mapping.nameParts.length > 0) return true;
  return overrides[field] !== undefined || mapping.constants[field] !== undefined;
}

/** A file with a branch column needs no bank column, because the branch code can identify the bank. */
function isMissing(field: Field, mapping: ColumnMapping): boolean {
  const { columns, constants, nameParts, ambiguous } = mapping;
  const isRead = (one: Field) =>
    columns[one] !== null || constants[one] !== undefined || ambiguous.some((other) => other.field === one);
  if (field === 'beneficiary_name' && nameParts.length > 0) return false;
  return !isRead(field) && !(field === 'bank' && isRead('branch_code'));
}

function candidatesOf(headers: readonly string[], taken: ReadonlySet<number>): Record<Field, Candidate[]> {
  const found = perField<Candidate[]>(() => []);
  headers.forEach((header, column) => {
    const means = taken.has(column) || namePart(header) ? undefined : meaning(header);
    if (means) found[means.field].push({ column, meaning: means });
  });
  return found;
}

/** Drops columns of numbers if another column may hold the names: "Vendor" beside "Vendor name". */
function withLetters(wholes: readonly Candidate[], content: FileContent | null): Candidate[] {
  const named = wholes.filter(({ column }) => content?.unread.get(column)?.letters !== 0);
  return named.length > 0 ? named : [...wholes];
}

/** The columns that name banks; all of them if none does. "Institution" may be a university. */
function withBanks(named: readonly Candidate[], content: FileContent | null): Candidate[] {
  const banks = named.filter(({ column }) => content?.unread.get(column)?.banks !== 0);
  return banks.length > 0 ? banks : [...named];
}

/** Fields for which a clear name wins over a possible one, because none of them decides who is paid. */
const TEXTS: readonly Field[] = ['beneficiary_reference', 'own_reference', 'external_id'];

/** The question about a field's columns; null if exactly one column is certain or no column fits. */
function rivalry(
  headers: readonly string[],
  field: Field,
  candidates: readonly Candidate[],
  currency: Currency | null,
): ColumnQuestion | null {
  if (candidates.length === 0) return null;
  const choices = candidates.slice(0, MOST_CHOICES).map(({ column }) => [column]);
  if (candidates.length > 1) {
    const inCurrency =
      field === 'amount'
        ? candidates.filter(({ column }) => !isElse(headers[column]!, currency))
        : candidates;
    const suggested = mostSpecific(inCurrency);
    return {
      field,
      choices,
      suggestion: suggested ? choices.findIndex(([column]) => column === suggested.column) : null,
      message: say('columns_rival', { columns: listed(headers, choices), field: { field } }),
    };
  }
  const [{ column, meaning: means }] = candidates as [Candidate];
  const other = field === 'amount' ? otherCurrencyIn(headers[column]!, currency) : null;
  if (other) {
    const message = say('column_other_currency', {
      column: shown(headers[column]!),
      other,
      currency: currency!,
    });
    return { field, choices, suggestion: null, message };
  }
  const unit = field === 'amount' ? unitIn(headers[column]!) : null;
  if (unit !== null) {
    const message = say('column_unit', { column: shown(headers[column]!), unit: shown(unit) });
    return { field, choices, suggestion: null, message };
  }
  if (means.sureness !== 'possible' && !means.asks) return null;
  return {
    field,
    choices,
    suggestion: 0,
    message: say('column_possible', { columns: listed(headers, choices), field: { field } }),
  };
}

/** The candidate with the most specific name; a better-known name alone does not win. */
function mostSpecific(candidates: readonly Candidate[]): Candidate | null {
  const most = Math.max(...candidates.map((one) => one.meaning.specificity));
  const best = candidates.filter((one) => one.meaning.specificity === most);
  return best.length === 1 ? best[0]! : null;
}

/** Offers to join names that are split over columns. A first name alone is never read as the whole name. */
function nameQuestion(
  headers: readonly string[],
  wholes: readonly Candidate[],
  taken: ReadonlySet<number>,
): ColumnQuestion | null {
  const parts = {
    given: [] as number[],
    initials: [] as number[],
    middle: [] as number[],
    family: [] as number[],
  };
  headers.forEach((header, i) => {
    const part = taken.has(i) ? undefined : namePart(header);
    if (part) parts[part].push(i);
  });
  const { given, initials, middle, family } = parts;
  if (given.length + initials.length + family.length === 0)
    return rivalry(headers, 'beneficiary_name', wholes, null);
  const plain = wholes.filter(({ column }) => isPlainName(headers[column]!)).map(({ column }) => column);
  const firsts = [...given, ...plain, ...initials];
  const joined = family.flatMap((last) => firsts.map((first) => [first, last]));
  const [first, last] = [given[0] ?? plain[0], family[0]];
  if (first !== undefined && last !== undefined && middle.length > 0)
    joined.unshift([first, ...middle, last]);
  const singles = (
    joined.length > 0
      ? wholes.map(({ column }) => column)
      : [...wholes.map(({ column }) => column), ...given, ...initials, ...family]
  ).map((column) => [column]);
  const choices = [...joined, ...singles].slice(0, MOST_CHOICES);
  // "Employee" beside a first name and a surname is often a number.
  const whole = wholes.filter(
    ({ column, meaning: means }) =>
      !plain.includes(column) && (joined.length === 0 || means.sureness !== 'likely'),
  );
  const suggested = whole.length === 1 ? [whole[0]!.column] : whole.length === 0 ? joined[0] : undefined;
  const suggestion = suggested ? choices.findIndex((choice) => choice.join() === suggested.join()) : -1;
  const parted = [...new Set(choices.flat())].map((column) => [column]);
  const message =
    joined.length > 0
      ? say('name_split', { columns: listed(headers, parted) })
      : say('name_part', { columns: listed(headers, choices) });
  return { field: 'beneficiary_name', choices, suggestion: suggestion < 0 ? null : suggestion, message };
}

/** "“Name” (column 1) with “Surname” (column 2) and “Payee” (column 3)". */
function listed(headers: readonly string[], choices: readonly (readonly number[])[]): SentenceValue {
  const named = (i: number) => say('column', { name: shown(headers[i]!), number: i + 1 });
  const list = choices.map(([first, ...others]) =>
    others.reduce<Sentence>(
      (before, i) => say('columns_together', { first: before, second: named(i) }),
      named(first!),
    ),
  );
  return { list, joined: 'and' };
}

function warningsOf(
  headers: readonly string[],
  { columns }: ColumnMapping,
  currency: Currency | null,
): Sentence[] {
  const amount = columns.amount === null ? '' : headers[columns.amount]!;
  const other = otherCurrencyIn(amount, currency);
  const unit = unitIn(amount);
  return [
    ...(other ? [say('check_currency', { column: shown(amount), other, currency: currency! })] : []),
    ...(unit === null ? [] : [say('check_unit', { column: shown(amount), unit: shown(unit) })]),
  ];
}

/** Whether the name of a column shows that its numbers are not amounts in the currency. */
function isElse(header: string, currency: Currency | null): boolean {
  return otherCurrencyIn(header, currency) !== null || unitIn(header) !== null;
}

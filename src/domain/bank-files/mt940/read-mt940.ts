import { isCurrency, parseAmount, type Currency } from '../../../shared/money.ts';
import type { StatementEntry, StatementHead, StatementPart, StatedBalance } from '../statement.ts';
import { StatementError } from '../statement-error.ts';
import { bookingDateOf, dateOfSixDigits } from './dates.ts';
import { mt940Fields, type Mt940Field } from './fields.ts';
import { joinedLines, paymentDetails } from './information.ts';

/**
 * Reads the statements of an MT940 file, with or without the SWIFT envelope. The pages of a statement that
 * comes in several messages are joined. One statement at a time is held in memory, because its closing
 * balance follows its entries. Throws a StatementError.
 */
export function* readMt940(text: string): Generator<StatementPart> {
  let open: OpenStatement | null = null;
  let before: OpenStatement | null = null;
  for (const field of mt940Fields(text)) {
    if (field.tag === '20') {
      if (open) before = finished(open, before, field.line);
      open = null;
      // The next message may continue this statement, so it is not passed on before that is known.
      if (before && !before.expectsPage) {
        yield* partsOf(before);
        before = null;
      }
      open = new OpenStatement(field);
      continue;
    }
    if (!open) throw misplaced(field, 'comes before a field :20:');
    open.take(field);
    if (field.tag === '60F' && before) {
      yield* partsOf(before);
      before = null;
    }
  }
  if (!open)
    throw new StatementError('not_a_statement', 1, 'The file has no MT940 statement (no field :20:).');
  yield* partsOf(finished(open, before, open.lastLine));
}

/** Closes a message. A message that continues the statement before it becomes part of that statement. */
function finished(message: OpenStatement, before: OpenStatement | null, line: number): OpenStatement {
  message.requireComplete(line);
  if (!before) return message;
  before.append(message);
  return before;
}

function* partsOf(statement: OpenStatement): Generator<StatementPart> {
  yield { part: 'head', head: statement.head() };
  for (const entry of statement.entries) yield { part: 'entry', entry };
}

function misplaced(field: Mt940Field, why: string): StatementError {
  return new StatementError('misplaced_field', field.line, `Field :${field.tag}: ${why}.`);
}

interface Balance extends StatedBalance {
  currency: Currency;
  line: number;
  /** False for a balance between two pages of a statement. */
  isWhole: boolean;
}

const SEQUENCE = /^(\d{1,9})(?:\/(\d{1,9}))?$/;

/** Fields that say nothing about booked entries. */
const IGNORED = new Set(['13D', '21', '34F', '64', '65', '90C', '90D']);

/** A message while its fields are read, and the pages that were joined to it. */
class OpenStatement {
  entries: StatementEntry[] = [];
  lastLine: number;
  private readonly reference: string;
  private account: string | null = null;
  private sequence: string | null = null;
  private opening: Balance | null = null;
  private closing: Balance | null = null;
  /** The last entry while its field :86: may follow. */
  private undescribed: { entry: StatementEntry; own: string[] } | null = null;

  constructor(field: Mt940Field) {
    this.reference = field.lines.join('').trim();
    this.lastLine = field.line;
  }

  /** Whether the closing balance is that of a page, so that another message continues the statement. */
  get expectsPage(): boolean {
    return this.closing !== null && !this.closing.isWhole;
  }

  take(field: Mt940Field): void {
    this.lastLine = field.line;
    switch (field.tag) {
      case '25':
      case '25P':
        this.account = once(this.account, field, field.lines[0]!.trim());
        return;
      case '28':
      case '28C':
        this.sequence = once(this.sequence, field, field.lines.join('').trim());
        return;
      case '60F':
      case '60M':
        this.opening = once(this.opening, field, readBalance(field));
        return;
      case '61':
        this.takeEntry(field);
        return;
      case '62F':
      case '62M':
        this.takeClosing(field);
        return;
      case '86':
        this.describe(field);
        return;
      default:
        if (!IGNORED.has(field.tag))
          throw new StatementError(
            'unknown_field',
            field.line,
            `Field :${field.tag}: is not a field of MT940.`,
          );
    }
  }

  requireComplete(line: number): void {
    const missing = (tag: string) =>
      new StatementError('missing_field', line, `The statement ends without a field :${tag}:.`);
    if (this.account === null) throw missing('25');
    if (!this.opening) throw missing('60F');
    if (!this.closing) throw missing('62F');
  }

  /** Joins the next page of this statement. Both must be complete. */
  append(page: OpenStatement): void {
    const [left, here] = [this.closing!, page.opening!];
    const fits =
      !here.isWhole &&
      page.account === this.account &&
      statementNumber(page.sequence) === statementNumber(this.sequence) &&
      here.currency === left.currency &&
      here.amountMinor === left.amountMinor;
    if (!fits)
      throw new StatementError(
        'missing_page',
        here.line,
        `This page does not continue the page whose closing balance is on line ${left.line}.`,
      );
    // A loop, because a page may have more entries than a call may have arguments.
    for (const entry of page.entries) this.entries.push(entry);
    this.closing = page.closing;
    this.lastLine = page.lastLine;
  }

  head(): StatementHead {
    const [opening, closing] = [this.opening!, this.closing!];
    const number = statementNumber(this.sequence);
    const isWhole = opening.isWhole && closing.isWhole;
    const sequence = isWhole ? (this.sequence ?? '').split('/')[0]! : (this.sequence ?? '');
    return {
      kind: 'STATEMENT',
      statementId: [this.reference, sequence, closing.date].filter((part) => part !== '').join('/'),
      sequenceNumber: number === null || Number(number) === 0 ? null : Number(number),
      accountNumber: accountNumberOf(this.account!, closing.currency),
      currency: closing.currency,
      opening: { amountMinor: opening.amountMinor, date: opening.date },
      closing: { amountMinor: closing.amountMinor, date: closing.date },
    };
  }

  private takeEntry(field: Mt940Field): void {
    if (!this.opening) throw misplaced(field, 'comes before the opening balance');
    if (this.closing) throw misplaced(field, 'comes after the closing balance');
    const read = readEntry(field, this.opening.currency);
    this.entries.push(read.entry);
    this.undescribed = read;
  }

  private takeClosing(field: Mt940Field): void {
    if (!this.opening) throw misplaced(field, 'comes before the opening balance');
    this.closing = once(this.closing, field, readBalance(field));
    this.undescribed = null;
    if (this.closing.currency !== this.opening.currency)
      throw new StatementError(
        'contradiction',
        field.line,
        `The balances are in ${this.opening.currency} and ${this.closing.currency}.`,
      );
  }

  /** A field :86: describes the entry before it, or the whole statement after the closing balance. */
  private describe(field: Mt940Field): void {
    if (!this.undescribed) return;
    const { entry, own } = this.undescribed;
    entry.text = [...own, joinedLines(field.lines)].filter((text) => text !== '').join(' ');
    entry.details = paymentDetails(field.lines);
    this.undescribed = null;
  }
}

/** A field that may come once. */
function once<T>(known: T | null, field: Mt940Field, value: T): T {
  if (known !== null)
    throw new StatementError(
      'repeated_field',
      field.line,
      `Field :${field.tag}: comes twice in a statement.`,
    );
  return value;
}

/** "5" of "00005/001"; null when the bank numbers its statements in another way. */
function statementNumber(sequence: string | null): string | null {
  const number = SEQUENCE.exec(sequence ?? '')?.[1];
  return number === undefined ? null : String(Number(number));
}

/** "4051234567" of "632005/4051234567", "632005/4051234567ZAR" or "4051234567/ZAR". */
function accountNumberOf(field: string, currency: Currency): string {
  const parts = field
    .split('/')
    .map((part) => part.replace(/\s/g, ''))
    .filter((part) => part !== '' && part !== currency);
  const last = parts.at(-1) ?? field;
  return last.endsWith(currency) ? last.slice(0, -currency.length) : last;
}

const BALANCE = /^([CD])(\d{6})([A-Z]{3})(.+)$/;

function readBalance(field: Mt940Field): Balance {
  // Further lines are header lines of the next message.
  const found = BALANCE.exec(field.lines[0]!.trim());
  if (!found) throw malformed(field, 'must be C or D, a date YYMMDD, a currency and an amount');
  const [, mark, date, currency, amount] = found as unknown as [string, string, string, string, string];
  if (!isCurrency(currency))
    throw new StatementError('unsupported_currency', field.line, `Currency ${currency} is not supported.`);
  const amountMinor = readAmount(amount, currency, field);
  return {
    amountMinor: mark === 'D' ? -amountMinor : amountMinor,
    date: readDate(date, field),
    currency,
    line: field.line,
    isWhole: field.tag.endsWith('F'),
  };
}

/** Value date, booking date, mark, funds code, amount, transaction type, references. */
const ENTRY = /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d[\d,.]*)([A-Z][A-Z0-9]{3})(.*)$/;

function readEntry(field: Mt940Field, currency: Currency): { entry: StatementEntry; own: string[] } {
  const found = ENTRY.exec(field.lines[0]!.trim());
  if (!found)
    throw malformed(field, 'must be a date YYMMDD, C, D, RC or RD, an amount, a type and a reference');
  const [, value, booked, mark, , amount, code, references] = found;
  const valueDate = readDate(value!, field);
  const bookingDate = booked === undefined ? valueDate : bookingDateOf(booked, valueDate);
  if (bookingDate === null)
    throw new StatementError('bad_date', field.line, `"${booked}" is not a booking date MMDD.`);
  const amountMinor = readAmount(amount!, currency, field);
  const [own, bank] = splitOnce(references!, '//');
  const texts = [meaningful(own), ...field.lines.slice(1).map(meaningful)].filter((text) => text !== null);
  const entry: StatementEntry = {
    // The reversal of a credit takes money, the reversal of a debit gives it back.
    amountMinor: mark === 'D' || mark === 'RC' ? -amountMinor : amountMinor,
    isReversal: mark!.length === 2,
    status: 'BOOKED',
    bookingDate,
    valueDate,
    bankReference: meaningful(bank),
    code: code!,
    text: texts.join(' '),
    batchCount: null,
    details: [],
  };
  return { entry, own: texts };
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
}

/** Null for an empty text and for the word by which MT940 says that there is no reference. */
function meaningful(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' || trimmed === 'NONREF' ? null : trimmed;
}

const AMOUNT = /^(\d{1,15}),(\d*)$/;

/** An amount with the obligatory decimal comma, such as "1250,5" or "1250,". */
function readAmount(text: string, currency: Currency, field: Mt940Field): bigint {
  const found = AMOUNT.exec(text);
  const amountMinor = found && parseAmount(found[2] === '' ? found[1]! : `${found[1]}.${found[2]}`, currency);
  if (!found || amountMinor === null)
    throw new StatementError(
      'bad_amount',
      field.line,
      `"${text}" is not an amount in ${currency} with a decimal comma.`,
    );
  return amountMinor;
}

function readDate(text: string, field: Mt940Field): string {
  const date = dateOfSixDigits(text);
  if (date === null) throw new StatementError('bad_date', field.line, `"${text}" is not a date YYMMDD.`);
  return date;
}

function malformed(field: Mt940Field, rule: string): StatementError {
  return new StatementError('bad_field', field.line, `Field :${field.tag}: ${rule}.`);
}

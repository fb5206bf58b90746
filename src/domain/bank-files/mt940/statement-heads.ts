import { isCurrency, type Currency } from '../../../shared/money.ts';
import type { StatedBalance, StatementHead } from '../statement.ts';
import { StatementError } from '../statement-error.ts';
import { mt940Fields, type Mt940Field } from './fields.ts';
import { malformed, misplaced, readAmount, readDate } from './values.ts';

/**
 * The heads of the statements of a file, by the lines of the fields :20: with which they begin. The pages of
 * a statement that comes in several messages are joined: only the first of them has a head.
 */
export function statementHeads(text: string): Map<number, StatementHead> {
  const heads = new Map<number, StatementHead>();
  const keep = (statement: OpenStatement) => heads.set(statement.line, statement.head());
  let open: OpenStatement | null = null;
  /** A page that the next message may continue. */
  let page: OpenStatement | null = null;
  const close = (message: OpenStatement, line: number) => {
    message.requireComplete(line);
    const statement = page ?? message;
    page?.append(message);
    page = statement.expectsPage ? statement : null;
    if (!page) keep(statement);
  };
  for (const field of mt940Fields(text)) {
    if (field.tag === '20') {
      if (open) close(open, field.line);
      open = new OpenStatement(field);
      continue;
    }
    if (!open) throw misplaced(field, 'comes before a field :20:');
    open.take(field);
    if (field.tag === '60F' && page) {
      keep(page);
      page = null;
    }
  }
  if (!open)
    throw new StatementError('not_a_statement', 1, 'The file has no MT940 statement (no field :20:).');
  close(open, open.lastLine);
  if (page) keep(page);
  return heads;
}

interface Balance extends StatedBalance {
  currency: Currency;
  line: number;
  /** False for a balance between two pages of a statement. */
  isWhole: boolean;
}

const SEQUENCE = /^(\d{1,9})(?:\/(\d{1,9}))?$/;

/** Fields that say nothing about booked entries. */
const IGNORED = new Set(['13D', '21', '34F', '64', '65', '90C', '90D', 'NS']);

/** The head of a message while its fields are read, and of the pages that were joined to it. */
class OpenStatement {
  /** The line of its field :20:. */
  readonly line: number;
  lastLine: number;
  private readonly reference: string;
  private account: string | null = null;
  private sequence: string | null = null;
  private opening: Balance | null = null;
  private closing: Balance | null = null;

  constructor(field: Mt940Field) {
    this.reference = field.lines.join('').trim();
    this.line = field.line;
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
        this.checkPlace(field);
        return;
      case '62F':
      case '62M':
        this.takeClosing(field);
        return;
      case '86':
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

  /** Entries come between the two balances. */
  private checkPlace(field: Mt940Field): void {
    if (!this.opening) throw misplaced(field, 'comes before the opening balance');
    if (this.closing) throw misplaced(field, 'comes after the closing balance');
  }

  private takeClosing(field: Mt940Field): void {
    if (!this.opening) throw misplaced(field, 'comes before the opening balance');
    this.closing = once(this.closing, field, readBalance(field));
    if (this.closing.currency !== this.opening.currency)
      throw new StatementError(
        'contradiction',
        field.line,
        `The balances are in ${this.opening.currency} and ${this.closing.currency}.`,
      );
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

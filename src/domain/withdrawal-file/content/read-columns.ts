import { note, plainNumber, type RowsFound } from './column-content.ts';
import type { ColumnMapping } from '../column-mapping.ts';
import { isDigits, withoutSeparators } from '../cells/plain.ts';
import type { Field } from '../../withdrawal/shapes.ts';

/** Rows of which each continues the one before, so that no person typed them. */
const FEWEST_COUNTING = 4;
/** Accounts that are remembered with their banks; a longer file is compared up to here. */
const MOST_ACCOUNTS = 200_000;
const SHORTEST_ACCOUNT = 7;
const FEWEST_ROWS = 3;
const FEWEST_WITH_DECIMALS = 5;
const TEXTS = ['beneficiary_reference', 'own_reference', 'external_id'] as const;

/** What the columns hold that are read: a name, an amount or an account that is none, in most of the rows. */
export class ReadColumns {
  /** Texts that look like amounts other than the row's, by column. */
  readonly amounts = new Map<number, RowsFound>();
  /** Names that are a reference, a number or an address. */
  readonly notNames: RowsFound = none();
  /** Rows that count up from the row above, in a run of several. */
  readonly counting: Record<'account_number' | 'amount', RowsFound>;
  /** Accounts that are paid at different banks. */
  readonly otherBanks: RowsFound = none();
  /** The sum of the amounts in cents, and the rows with an account. */
  sum = 0;
  paid = 0;
  rows = 0;
  /** Amounts without decimals that are as large as cents would be. */
  private inCents = 0;
  /** Amounts with decimals, and large ones without, which may be in cents. */
  private decimals = 0;
  private readonly wholes: RowsFound = none();
  private centsText = '';
  private readonly columns: Record<Field, number | null>;
  private readonly texts: number[];
  private readonly runs = { account_number: new Run(), amount: new Run() };
  private readonly banks = new Map<string, string>();

  constructor({ columns }: Pick<ColumnMapping, 'columns'>) {
    this.columns = columns;
    this.texts = TEXTS.flatMap((field) => columns[field] ?? []);
    for (const column of this.texts) this.amounts.set(column, none());
    this.counting = { account_number: this.runs.account_number.found, amount: this.runs.amount.found };
  }

  take(record: readonly string[], row: number): void {
    this.rows++;
    const cell = (field: Field) => (record[this.columns[field] ?? -1] ?? '').trim();
    const [amount, account, name] = [
      cell('amount'),
      withoutSeparators(cell('account_number')),
      cell('beneficiary_name'),
    ];
    const isPaid = account.length >= SHORTEST_ACCOUNT && isDigits(account);
    const number = plainNumber(amount);
    if (isPaid) {
      this.paid++;
      if (number !== null) this.sum += Math.round(number * 100);
      this.takeAccount(account, cell('bank'), row);
      this.runs.account_number.take(account, row);
      this.runs.amount.take(amount, row);
    }
    // 125050, for 1250.50: who rounds amounts rounds them to tens.
    if (/^\d{5,9}$/.test(amount) && !amount.endsWith('0')) {
      this.inCents++;
      this.centsText ||= amount;
    } else if (!/^\d{3,9}$/.test(amount)) this.inCents -= Infinity;
    if (/[.,]\d{1,2}$/.test(amount)) this.decimals++;
    else if (/^\d{5,9}$/.test(amount) && !amount.endsWith('00')) note(this.wholes, row, amount);
    if (isNoName(name)) note(this.notNames, row, name);
    for (const column of this.texts) {
      const text = (record[column] ?? '').trim();
      if (!/\d[.,]\d{2}\)?-?$/.test(text)) continue;
      const other = plainNumber(text);
      if (other !== null && (number === null || Math.abs(other - number) > 0.004))
        note(this.amounts.get(column)!, row, text);
    }
  }

  /** An amount that looks like cents, if all of them have no decimals and most do; null otherwise. */
  get cents(): string | null {
    return this.rows >= FEWEST_ROWS && this.inCents * 2 > this.rows ? this.centsText : null;
  }

  /** The few large amounts without decimals, among amounts that have them. */
  get withoutDecimals(): RowsFound | null {
    const { wholes, decimals } = this;
    return wholes.count > 0 && decimals >= FEWEST_WITH_DECIMALS && wholes.count * 5 <= this.rows
      ? wholes
      : null;
  }

  /** Whether something is so in most rows, and not by chance. */
  isUsual({ count }: RowsFound): boolean {
    return count >= Math.min(2, this.rows) && count * 2 >= this.rows && count > 0;
  }

  private takeAccount(account: string, bank: string, row: number): void {
    if (bank === '' || this.banks.size >= MOST_ACCOUNTS) return;
    const key = account.replace(/^0+/, '');
    const plain = bank.toLowerCase().replace(/[^\p{L}\p{N}]+|bank/gu, '');
    const known = this.banks.get(key);
    if (known === undefined) this.banks.set(key, plain);
    else if (known !== plain && !known.startsWith(plain) && !plain.startsWith(known))
      note(this.otherBanks, row, account);
  }
}

/** Numbers that count up by one, row by row. */
class Run {
  readonly found: RowsFound = none();
  private last = Number.NaN;
  private texts: { row: number; text: string }[] = [];

  take(text: string, row: number): void {
    const number = /^\d{4,15}(?:\.00)?$/.test(text) ? Number(text) : Number.NaN;
    if (number !== this.last + 1) this.texts = [];
    this.last = number;
    if (Number.isNaN(number)) return;
    if (this.texts.length >= FEWEST_COUNTING) note(this.found, row, text);
    else {
      this.texts.push({ row, text });
      if (this.texts.length === FEWEST_COUNTING)
        for (const one of this.texts) note(this.found, one.row, one.text);
    }
  }
}

function none(): RowsFound {
  return { count: 0, first: [], text: '' };
}

/** INV 1001, EMP1001, an address of mail, or a text with more digits than letters. */
function isNoName(name: string): boolean {
  if (name.includes('@')) return true;
  const digits = name.replace(/\D/g, '').length;
  return digits >= 3 && digits * 2 >= name.length - 2;
}

import { plainNumber, type CodeOfBank } from './column-content.ts';
import { note, type RowsFound } from './rows-found.ts';
import type { ColumnMapping } from '../column-mapping.ts';
import { isDigits, withoutSeparators } from '../cells/plain.ts';
import type { Field } from '../../withdrawal/shapes.ts';

/** A run of this many numbers that each continue the row above was filled in by a program, not typed. */
const FEWEST_COUNTING = 4;
/** Accounts that are remembered with their banks; a longer file is compared up to here. */
const MOST_ACCOUNTS = 200_000;
const SHORTEST_ACCOUNT = 7;
const FEWEST_ROWS = 3;
const FEWEST_WITH_DECIMALS = 5;
const FAR_BELOW = 50;
/** References that are usual in a file are among its first; names before them are compared again later. */
const MOST_REFERENCES = 200;
const FIRST_NAMES = 20;
/** The particles with which a name may begin in lower case. */
const PARTICLES =
  /^(?:van|von|vd|v\.|de|der|den|du|da|das|di|dos|del|la|le|los|el|al|bin|ibn|te|ten|ter|zu|zur|af|st)\b/u;
const TEXTS = ['beneficiary_reference', 'own_reference', 'external_id'] as const;

/**
 * Looks at the columns that are read: whether their names, amounts or accounts may be something else in most
 * of the rows.
 */
export class ReadColumns {
  /** Texts that look like amounts other than the row's, by column. */
  readonly amounts = new Map<number, RowsFound>();
  /** Names that are a reference, a number or an address. */
  readonly notNames: RowsFound = none();
  /**
   * Names that are cut or swapped with another column: each is the reference of other rows, or begins with a
   * small letter.
   */
  private readonly asReferences: RowsFound = none();
  private readonly small: RowsFound = none();
  private readonly firstNames: { row: number; name: string }[] = [];
  private readonly references = new Map<string, number>();
  private oneName: string | null = null;
  private hasOneName = true;
  private oneAccount: string | null = null;
  private hasOneAccount = true;
  /** Rows whose number continues that of the row above, in a run of several. */
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
  /**
   * Amounts that keep a last zero, which shows that all have two decimals; those without two decimals; and
   * the smallest of these.
   */
  private padded = 0;
  private readonly odd: RowsFound = none();
  private smallest = { number: Infinity, row: 0, text: '' };
  private centsText = '';
  private readonly columns: Record<Field, number | null>;
  private readonly texts: number[];
  private readonly runs = { account_number: new Run(), amount: new Run() };
  private readonly banks = new Map<string, string>();

  private readonly codeOfBank: CodeOfBank;

  constructor({ columns }: Pick<ColumnMapping, 'columns'>, codeOfBank: CodeOfBank) {
    this.codeOfBank = codeOfBank;
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
      digitsOf(cell('account_number')),
      cell('beneficiary_name'),
    ];
    const isPaid = account.length >= SHORTEST_ACCOUNT && isDigits(account);
    const number = /^\d{1,12}\.\d\d$/.test(amount) ? Number(amount) : plainNumber(amount);
    if (isPaid) {
      this.oneAccount ??= account;
      if (this.oneAccount !== account) this.hasOneAccount = false;
      this.paid++;
      if (number !== null) this.sum += Math.round(number * 100);
      this.takeAccount(account, cell('bank'), row);
      this.runs.account_number.take(account, row);
      this.runs.amount.take(amount, row);
    }
    // 125050 for 1250.50. It must not end in 0: people round amounts to tens.
    if (/^\d{5,9}$/.test(amount) && !amount.endsWith('0')) {
      this.inCents++;
      this.centsText ||= amount;
    } else if (!/^\d{3,9}$/.test(amount)) this.inCents -= Infinity;
    if (/[.,]\d{1,2}$/.test(amount)) this.decimals++;
    else if (/^\d{5,9}$/.test(amount) && !amount.endsWith('00')) note(this.wholes, row, amount);
    if (/[.,]\d0$/.test(amount)) this.padded++;
    if (isPaid && number !== null && !/\d[.,]\d{2}$/.test(amount)) {
      note(this.odd, row, amount);
      if (number < this.smallest.number) this.smallest = { number, row, text: amount };
    }
    if (isNoName(name)) note(this.notNames, row, name);
    this.takeName(name, row, [cell('beneficiary_reference'), cell('own_reference')]);
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

  /** The few amounts without two decimals, among amounts that have them. */
  get withoutDecimals(): RowsFound | null {
    const { wholes, odd, decimals, padded, smallest, rows } = this;
    if (decimals < FEWEST_WITH_DECIMALS) return null;
    if (padded > 0 && odd.count > 0 && odd.count * 5 <= rows) return odd;
    if (wholes.count > 0 && wholes.count * 5 <= rows) return wholes;
    // The remainder of a cut amount is far below the other amounts.
    const isRest = smallest.number * 100 * FAR_BELOW < this.sum / Math.max(1, this.paid);
    return isRest ? { count: 1, first: [smallest.row], text: smallest.text } : null;
  }

  /** Names that are the references of other rows, or that are cut. */
  get oddNames(): RowsFound | null {
    if (
      this.hasOneName &&
      !this.hasOneAccount &&
      this.rows >= FEWEST_ROWS &&
      this.oneName !== null &&
      this.oneName !== ''
    )
      return { count: this.rows, first: [1, 2, 3], text: this.oneName };
    const found = this.asReferences;
    for (const { row, name } of this.firstNames)
      if (!found.first.includes(row) && (this.references.get(name.toLowerCase()) ?? 0) > 1)
        note(found, row, name);
    this.firstNames.length = 0;
    if (found.count > 0) return found;
    return this.small.count > 0 && this.small.count * 3 <= this.rows ? this.small : null;
  }

  /** Whether a finding concerns most rows, so that it is no coincidence. */
  isUsual({ count }: RowsFound): boolean {
    return count >= Math.min(2, this.rows) && count * 2 >= this.rows && count > 0;
  }

  private takeName(name: string, row: number, references: readonly string[]): void {
    this.oneName ??= name;
    if (this.oneName !== name) this.hasOneName = false;
    if (name === '') return;
    if (this.firstNames.length < FIRST_NAMES) this.firstNames.push({ row, name });
    if (/^\p{Ll}{2}/u.test(name) && !PARTICLES.test(name)) note(this.small, row, name);
    if ((this.references.get(name.toLowerCase()) ?? 0) > 1) note(this.asReferences, row, name);
    for (const text of references) {
      const key = text.toLowerCase();
      // A payment may have the name of its recipient as the reference.
      if (key === '' || key === name.toLowerCase()) continue;
      const count = this.references.get(key);
      if (count !== undefined || this.references.size < MOST_REFERENCES)
        this.references.set(key, (count ?? 0) + 1);
    }
  }

  private takeAccount(account: string, bank: string, row: number): void {
    if (bank === '' || this.banks.size >= MOST_ACCOUNTS) return;
    const key = account.replace(/^0+/, '');
    const code = this.codeOfBank(bank);
    if (code === null) return;
    const known = this.banks.get(key);
    if (known === undefined) this.banks.set(key, code);
    else if (known !== code) note(this.otherBanks, row, account);
  }
}

/** Numbers that count by one, up or down, row by row. Spreadsheets count the whole units of an amount. */
class Run {
  readonly found: RowsFound = none();
  private last = Number.NaN;
  private step = 0;
  private texts: { row: number; text: string }[] = [];

  take(text: string, row: number): void {
    const hundredths = /^\d{3,15}$/.test(text) ? '00' : /^\d{3,12}[.,](\d\d)$/.exec(text)?.[1];
    const whole = text.replace(/[.,]\d\d$/, '');
    const number = hundredths === undefined ? Number.NaN : Number(whole) * 100 + Number(hundredths);
    const step = number - this.last;
    this.last = number;
    if (Math.abs(step) !== 100) this.texts = [];
    // A run that changes direction begins again with the row above.
    else if (step !== this.step) this.texts = this.texts.slice(-1);
    this.step = step;
    if (Number.isNaN(number)) return;
    if (this.texts.length >= FEWEST_COUNTING) note(this.found, row, text);
    else {
      this.texts.push({ row, text });
      if (this.texts.length === FEWEST_COUNTING)
        for (const one of this.texts) note(this.found, one.row, one.text);
    }
  }
}

function digitsOf(account: string): string {
  return isDigits(account) ? account : withoutSeparators(account);
}

function none(): RowsFound {
  return { count: 0, first: [], text: '' };
}

/** INV 1001, EMP1001, an email address, or a text with more digits than letters. */
function isNoName(name: string): boolean {
  if (name.includes('@')) return true;
  const digits = name.replace(/\D/g, '').length;
  return digits >= 3 && digits * 2 >= name.length - 2;
}

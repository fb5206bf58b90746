import { DAY_MS, HOUR_MS } from '../../src/shared/time.ts';
import type { CamtStyle, CsvStyle, StatementCopy } from '../history.ts';
import { camtBytes, reportBytes, type BankEntry, type BankStatement } from './camt-text.ts';
import type { Sent } from '../customers/events.ts';
import { csvBytes, csvDayOf } from './csv-text.ts';
import { mt940Bytes } from './mt940-text.ts';

/** An entry with its meaning. */
export interface Booked extends BankEntry {
  /** The references of the payments that it pays. */
  pays: readonly string[];
  /** The reference of the payment that it gives back. */
  returns: string | null;
  /** Whether it is incoming money that quotes the right reference. */
  isFunding: boolean;
  /** What a person has to post it as: money without the reference, a charge, or other business. */
  asks: 'FUNDING' | 'FEE' | 'OTHER' | null;
  /** The references of the payments that it debits although the bank has rejected them. */
  rejected: readonly string[];
  /** The reference of a rejected payment whose debit it gives back. */
  givesBack: string | null;
  /** The charges that are within the debit of a file. */
  chargedMinor: bigint;
  /** Whether it repeats an earlier debit, or gives such a debit back. */
  isDouble: boolean;
  /** Money of a customer, with what that customer means; null for everything else. */
  sent: Sent | null;
  /** The bank's reference of the money of a customer that it takes back. */
  takesBack: string | null;
}

interface Issued extends BankStatement {
  /** Whether the bank has sent it to the company's folder. */
  isSent: boolean;
  /** Its number among all statements in the order in which they were sent, and when; null until then. */
  sentAs: number | null;
  sentMs: number | null;
  /** The further copies that were sent. */
  readonly copies: StatementCopy[];
}

/** South Africa has no summer time. */
const ZONE_MS = 2 * HOUR_MS;

/** The account of a company at its bank: what was booked, and the statements about it. */
export class BankAccount {
  readonly entries: Booked[] = [];
  readonly statements: Issued[] = [];
  private readonly number: string;
  private balanceMinor = 500_000_000n;
  private stated = 0;
  private today = '';
  private messages = 0;
  /** The closing balances that people have forged, with their days. */
  readonly forgeries: BankStatement[] = [];
  private readonly writes: typeof camtBytes;
  private readonly camt: CamtStyle | undefined;
  private readonly csv: CsvStyle | undefined;
  private reported = 0;
  /** How many reports it has written. */
  reportCount = 0;
  private sent = 0;

  constructor(
    accountNumber: string,
    { isMt940 = false, camt, csv }: { isMt940?: boolean; camt?: CamtStyle; csv?: CsvStyle },
  ) {
    this.number = accountNumber;
    this.camt = camt;
    this.csv = csv;
    if (csv) this.writes = (...about) => csvBytes(about[0], about[1], about[2], csv);
    else this.writes = isMt940 ? mt940Bytes : (...about) => camtBytes(about[0], about[1], about[2], camt);
  }

  get isCsv(): boolean {
    return this.csv !== undefined;
  }

  /** The day whose closing balance a statement states. */
  dayStatedBy(statement: BankStatement): string {
    return this.csv ? csvDayOf(statement, this.csv) : statement.closedOn;
  }

  /** The bank's own day, which never goes back. */
  day(nowMs: number): string {
    const day = new Date(nowMs + ZONE_MS).toISOString().slice(0, 10);
    if (day > this.today) this.today = day;
    return this.today;
  }

  book(nowMs: number, amountMinor: bigint, text: string, about: Partial<Booked> = {}): void {
    const bankReference = `BANK${String(this.entries.length + 1).padStart(6, '0')}`;
    const plain = {
      pays: [],
      returns: null,
      isFunding: false,
      asks: null,
      rejected: [],
      givesBack: null,
      chargedMinor: 0n,
      isDouble: false,
      sent: null,
      takesBack: null,
      otherSide: null,
      isReturn: false,
      isReversal: false,
      endToEndId: null,
    };
    this.entries.push({
      ...plain,
      ...about,
      bankReference,
      amountMinor,
      bookedOn: this.day(nowMs),
      text,
    });
  }

  /** The current balance, including entries that no statement shows yet. */
  get bankMinor(): bigint {
    return this.entries
      .slice(this.stated)
      .reduce((sum, { amountMinor }) => sum + amountMinor, this.balanceMinor);
  }

  hasMoreToState(): boolean {
    return this.stated < this.entries.length || this.statements.some(({ isSent }) => !isSent);
  }

  /**
   * A report of the entries booked since the last statement, as a bank sends it during the day; null when
   * there are no new entries.
   */
  report(nowMs: number): { name: string; bytes: Buffer } | null {
    const entries = this.entries.slice(this.stated);
    if (entries.length === 0 || this.entries.length === this.reported) return null;
    this.reported = this.entries.length;
    this.reportCount += 1;
    const name = `R${++this.messages}`;
    const at = new Date(nowMs + ZONE_MS).toISOString().slice(0, 19);
    return { name, bytes: reportBytes(this.number, { name, at, entries }, this.camt) };
  }

  /** Closes a statement of everything since the previous one; it may have no entries. */
  close(nowMs: number): Issued {
    const entries = this.entries.slice(this.stated);
    this.stated = this.entries.length;
    const openingMinor = this.balanceMinor;
    this.balanceMinor += entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    const statement = {
      number: this.statements.length + 1,
      openingMinor,
      closingMinor: this.balanceMinor,
      closedOn: this.day(nowMs),
      entries,
      isSent: false,
      sentAs: null,
      sentMs: null,
      copies: [],
    };
    this.statements.push(statement);
    return statement;
  }

  /** A statement leaves the bank, with its further copies. */
  noteSent(statement: Issued, nowMs: number, copies: readonly StatementCopy[]): void {
    statement.isSent = true;
    statement.sentAs ??= ++this.sent;
    statement.sentMs ??= nowMs;
    statement.copies.push(...copies);
  }

  /** The bytes of a statement; another issue differs only in the name of its message. */
  bytesOf(statement: BankStatement, copy: StatementCopy = 'SAME'): Buffer {
    const message = copy === 'SAME' ? `FIRST${statement.number}` : `AGAIN${++this.messages}`;
    const name = `S${statement.number}${copy === 'RENAMED' ? 'R' : ''}`;
    // CSV files do not name their statement, so nothing shows that one has come again with other contents.
    const contents = copy === 'CHANGED' && !this.csv ? changed(statement) : statement;
    return this.writes(this.number, { ...contents, name }, message);
  }

  /** A forged statement that follows the last one and shows payments that the bank has not made. */
  forged(nowMs: number, payments: readonly { reference: string; amountMinor: bigint }[]): Buffer {
    const entries = payments.map(({ reference, amountMinor }, index) => ({
      bankReference: `FORGED${this.statements.length}${index}`,
      amountMinor: -amountMinor,
      bookedOn: new Date(nowMs + ZONE_MS - (nowMs % 2) * DAY_MS).toISOString().slice(0, 10),
      text: reference,
      isReturn: false,
      isReversal: false,
      endToEndId: null,
      otherSide: null,
    }));
    const sum = entries.reduce((total, { amountMinor }) => total + amountMinor, 0n);
    const statement = {
      name: `S${this.statements.length + 1}`,
      number: this.statements.length + 1,
      openingMinor: this.balanceMinor,
      closingMinor: this.balanceMinor + sum,
      closedOn: this.day(nowMs),
      entries,
    };
    this.forgeries.push(statement);
    return this.writes(this.number, statement, `FORGED${++this.messages}`);
  }
}

/** The same statement with one cent more in its first entry. */
function changed(statement: BankStatement): BankStatement {
  const [first, ...others] = statement.entries;
  if (!first) return { ...statement, closingMinor: statement.closingMinor + 1n };
  return {
    ...statement,
    closingMinor: statement.closingMinor + 1n,
    entries: [{ ...first, amountMinor: first.amountMinor + 1n }, ...others],
  };
}

import { accountKey } from '../../shared/names.ts';
import type { Rail } from '../../shared/terms.ts';
import { RAILS } from '../../shared/terms.ts';
import type { CompiledRules } from './rules.ts';
import type { RowReading } from './row-reading.ts';
import type { RowStatus } from './withdrawal-file.ts';

/** A row of totals has the status `totals`; it counts as excluded if it matches the sum, else as rejected. */
export type StoredStatus = RowStatus | 'totals';

const STATUSES: readonly StoredStatus[] = ['accepted', 'rejected', 'excluded', 'totals', 'empty'];
const ACCEPTED = 0;
const NOTED = 8;
const WARNED = 16;
const BRANCH = 32;
const DOUBTFUL = 64;
const STATUS_BITS = 7;
/** Integers of this many digits are exact in a double. */
const EXACT_DIGITS = 15;

/**
 * The result of each row's check, in typed arrays of a few bytes a row. Rows count from 0. Accounts and
 * amounts are valid for accepted rows only.
 */
export class RowTable {
  length = 0;
  private flags = new Uint8Array(1024);
  private rails = new Uint8Array(1024);
  /** The index of the bank in the rules. */
  banks = new Uint16Array(1024);
  /**
   * The account number as an integer, or the negative index of a text in `accountTexts`. Numbers that differ
   * only in leading zeros are the same account and have the same integer.
   */
  accounts = new Float64Array(1024);
  /** Account numbers that no integer holds exactly, without leading zeros, and the index of each. */
  private readonly accountTexts: string[] = [''];
  private readonly accountIndexes = new Map<string, number>();
  /** The length of the account number, with leading zeros. */
  private lengths = new Uint8Array(1024);
  amounts = new BigInt64Array(1024);

  /** Adds a row and returns its index. */
  add(): number {
    if (this.length === this.flags.length) this.grow();
    return this.length++;
  }

  setAccepted(row: number, reading: RowReading, rules: CompiledRules): void {
    const { findings } = reading;
    const warnings = findings.warningCount();
    const branches = warnings === 0 ? 0 : findings.branchWarningCount();
    this.flags[row] =
      ACCEPTED |
      (findings.noteCount > warnings ? NOTED : 0) |
      (warnings > 0 ? WARNED : 0) |
      (branches > 0 ? BRANCH : 0) |
      (warnings > branches ? DOUBTFUL : 0);
    this.rails[row] = RAILS.indexOf(reading.rail!);
    this.banks[row] = rules.perBank.get(reading.bank!)!.index;
    this.accounts[row] = this.accountOf(reading.accountNumber, rules);
    this.lengths[row] = reading.accountNumber.length;
    this.amounts[row] = reading.amountMinor!;
  }

  private accountOf(accountNumber: string, { country }: CompiledRules): number {
    if (!country.accountNumbers.letters && accountNumber.length <= EXACT_DIGITS) return Number(accountNumber);
    const key = accountKey(accountNumber);
    let index = this.accountIndexes.get(key);
    if (index === undefined) {
      index = this.accountTexts.push(key) - 1;
      this.accountIndexes.set(key, index);
    }
    return -index;
  }

  setOther(row: number, status: Exclude<StoredStatus, 'accepted'>): void {
    this.flags[row] = STATUSES.indexOf(status);
  }

  status(row: number): StoredStatus {
    return STATUSES[this.flags[row]! & STATUS_BITS]!;
  }

  isAccepted(row: number): boolean {
    return (this.flags[row]! & STATUS_BITS) === ACCEPTED;
  }

  /** An accepted row with a cell that was interpreted. */
  isNoted(row: number): boolean {
    return (this.flags[row]! & NOTED) !== 0;
  }

  /** An accepted row with a warning. */
  isWarned(row: number): boolean {
    return (this.flags[row]! & WARNED) !== 0;
  }

  /** An accepted row with a warning about its branch code. */
  isBranchWarned(row: number): boolean {
    return (this.flags[row]! & BRANCH) !== 0;
  }

  /** An accepted row with a warning about another cell. */
  isDoubtful(row: number): boolean {
    return (this.flags[row]! & DOUBTFUL) !== 0;
  }

  rail(row: number): Rail {
    return RAILS[this.rails[row]!]!;
  }

  /** The length of an accepted row's account number. */
  accountLength(row: number): number {
    return this.lengths[row]!;
  }

  /** An accepted row's account number, leading zeros included. */
  accountNumber(row: number): string {
    const account = this.accounts[row]!;
    const number = account < 0 ? this.accountTexts[-account]! : account.toString();
    return number.padStart(this.lengths[row]!, '0');
  }

  private grow(): void {
    const length = this.flags.length * 2;
    this.flags = grown(this.flags, new Uint8Array(length));
    this.rails = grown(this.rails, new Uint8Array(length));
    this.banks = grown(this.banks, new Uint16Array(length));
    this.accounts = grown(this.accounts, new Float64Array(length));
    this.lengths = grown(this.lengths, new Uint8Array(length));
    this.amounts = grown(this.amounts, new BigInt64Array(length));
  }
}

function grown<T extends { set(from: T): void }>(from: T, to: T): T {
  to.set(from);
  return to;
}

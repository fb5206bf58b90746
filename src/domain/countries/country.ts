import type { Currency } from '../../shared/money.ts';
import type { AccountType, Rail } from '../../shared/terms.ts';

/**
 * The banking rules of one country. Code that depends on an entity's country reads this object; a new
 * country is a folder, a line in `registry.ts`, and its values on the wire in `shared/terms.ts`.
 */
export interface Country {
  /** ISO 3166 alpha-2. */
  code: string;
  /** The currency that the country's rails carry, and in which its batches are paid. */
  currency: Currency;
  /** The default time zone of an entity (IANA). */
  timezone: string;
  banks: CountryBanks;
  /** The number of digits of a branch code. */
  branchCodeDigits: number;
  accountNumbers: AccountNumbers;
  accountTypes: AccountTypes;
  rails: CountryRails;
  /** The tax on fees. */
  vat: Vat;
  /** The first month of the tax year, 1 to 12; it begins on the first day of the month. */
  taxYearMonth: number;
  /**
   * The calendar of its public holidays: a country code of the package date-holidays, read by
   * `domain/business-days/public-holidays.ts`. Null when they are not known; then no batch can have an
   * execution date.
   */
  holidays: string | null;
}

/** A bank as it is shipped with Outlay. */
interface ShippedBank {
  code: string;
  displayName: string;
  defaultBranchCode: string;
  accountNumberMinLength: number;
  accountNumberMaxLength: number;
  /**
   * The usual lengths of its account numbers, if a public source states them. A number of another length is
   * marked, not refused. Absent when they are unknown.
   */
  usualLengths?: readonly number[];
  /** Absent: every rail of the country. */
  rails?: readonly Rail[];
}

export interface CountryBanks {
  /** The date of the list's source, as YYYY-MM-DD. An operator can replace the list. */
  sourceDate: string;
  shipped: readonly ShippedBank[];
  /** Other names of a bank, by its code: capital letters and digits only, without `commonWords`. */
  aliases: Readonly<Record<string, readonly string[]>>;
  /** Words that many bank names share and that identify none, in capitals. */
  commonWords: readonly string[];
}

/** The format of an account number of any bank in the country; each bank narrows the length. */
export interface AccountNumbers {
  minLength: number;
  maxLength: number;
  /** Whether capital letters are allowed beside digits. */
  letters: boolean;
}

export interface AccountTypes {
  /**
   * The spellings of each account type in files, in capitals: words of letters and digits, and the codes of
   * bank files. The country's banks hold no account of a type that is not listed.
   */
  spellings: Readonly<Partial<Record<AccountType, readonly string[]>>>;
}

export interface CountryRails {
  /** Every rail of the country, the default rail first, with the limits that a new entity starts with. */
  all: readonly [CountryRail, ...CountryRail[]];
  /** The rail that carries a payment above the maximum of the preferred rail, or null. */
  forLargeAmounts: Rail | null;
  /** How long after the booking of a payment the bank may still report its return. */
  returnWindowMs: number;
}

export interface CountryRail {
  rail: Rail;
  /** The name of the rail, for people. */
  name: string;
  /**
   * When a payment arrives, as the end of an English sentence. The dashboard translates it by the rail
   * (`payments/shared/rail-speed.ts`).
   */
  speed: string;
  /** The largest payment in minor units; null when there is no limit. */
  maxAmountMinor: bigint | null;
  /** The last minute of a banking day, HH:MM in the country's time zone; null when payments run all day. */
  cutOff: string | null;
}

export interface Vat {
  /** The rate as a decimal fraction: "0.15"; "0" when fees are not taxed. */
  rate: string;
  /** The tax on one unit fee, rounded by the country's rule. Minor units. */
  on(unitFeeMinor: bigint): bigint;
}

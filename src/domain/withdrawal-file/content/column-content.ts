import { isDate } from '../cells/dates.ts';
import { isScientific } from '../cells/plain.ts';
import { BesideAmount } from './beside-amount.ts';
import { currencyIn, isCurrencyCode } from './currencies.ts';
import { note, type RowsFound } from './rows-found.ts';
import { isUnitCell } from './units.ts';
import {
  isBankCountry,
  isOddStatus,
  isOtherWay,
  isSide,
  isYes,
  saysCreditNote,
  saysHold,
  speaksAgainst,
} from './words.ts';

/** Values of a column that are shown to a person. */
const VALUES_SHOWN = 3;
const MOST_DATES = 50;
/**
 * The most different texts whose kind is remembered: status columns have few, and further texts are examined
 * each time.
 */
const MOST_KINDS_KEPT = 500;
const LONGEST_VALUE = 60;

/** The properties of one cell, regardless of its row. */
interface Kind {
  number: number | null;
  isDecimal: boolean;
  isDate: boolean;
  isAccount: boolean;
  /** Digits of a date, a person's identity number or a telephone number. */
  isOtherNumber: boolean;
  /** Digits as an identity number has them, though its check digit may be wrong. */
  isLikeIdentity: boolean;
  isCode: boolean;
  hasLetter: boolean;
  currency: string | null;
  isHold: boolean;
  isAgainst: { hold: boolean; pay: boolean };
  isCreditNote: boolean;
  isSide: boolean;
  isYes: boolean;
  /** `cents`, or 1000 in a column "Factor". */
  isUnit: boolean;
  /** Another way to pay than a transfer. */
  isOtherWay: boolean;
  /** A status that is strange in a few of the rows only. */
  isOddStatus: boolean;
  /** The country of a bank by its BIC, or as a column of countries names it; null for any other text. */
  bicCountry: string | null;
  /** The code of the bank that it names, by its name or its branch code. */
  bank: string | null;
}

/** The cells of a row that decide what is paid. */
interface Paid {
  amount: number | null;
  account: string;
  /** Whether the row has an account, so that it is not a title or a total. */
  isPayment: boolean;
  branch: string;
  /** The code of the bank. */
  bank: string | null;
}

/** The code of the bank that a text names, by its name or its branch code; null for any other text. */
export type CodeOfBank = (text: string) => string | null;

/** The content of one column, compared row by row with what is paid. */
export class ColumnContent {
  filled = 0;
  readonly values: string[] = [];
  decimals = 0;
  integers = 0;
  accounts = 0;
  otherNumbers = 0;
  likeIdentities = 0;
  /** Cells with a letter. */
  letters = 0;
  /** Cells that name a bank. */
  banks = 0;
  codes = 0;
  sides = 0;
  /** Cells that differ from the amount of their row, and those of comparable size. */
  unlikeAmount = 0;
  nearAmount = 0;
  notZero = 0;
  largestShare = 0;
  unlikeAccount = 0;
  unlikeBranch = 0;
  private lastNumber: number | null = null;
  private inOrder = true;
  private constant = true;
  readonly differentSides = new Set<string>();
  readonly currencies = new Map<string, RowsFound>();
  readonly hold: RowsFound = { count: 0, first: [], text: '' };
  readonly units: RowsFound = { count: 0, first: [], text: '' };
  readonly oddStatus: RowsFound = { count: 0, first: [], text: '' };
  readonly otherWays: RowsFound = { count: 0, first: [], text: '' };
  /** BICs by the country of their bank. */
  readonly bics = new Map<string, RowsFound>();
  /** Texts that name another bank than the row does. */
  readonly otherBanks: RowsFound = { count: 0, first: [], text: '' };
  readonly creditNotes: RowsFound = { count: 0, first: [], text: '' };
  /**
   * Cells that speak against paying: under `hold` if yes means not to pay, under `pay` if it means to pay.
   */
  readonly spokenAgainst: Record<'hold' | 'pay', RowsFound> = {
    hold: { count: 0, first: [], text: '' },
    pay: { count: 0, first: [], text: '' },
  };
  /** Payments without a text in this column. */
  readonly blanks: RowsFound = { count: 0, first: [], text: '' };
  /** Cells that do not say yes, as a tick does. */
  notYes = 0;
  readonly beside = new BesideAmount();
  /** Rows by their date, up to some different ones. */
  readonly dates = new Map<string, RowsFound>();
  private readonly kinds = new Map<string, Kind>();
  private firstText: string | null = null;
  private readonly header: string;
  private readonly codeOfBank: CodeOfBank;

  constructor(header: string, codeOfBank: CodeOfBank) {
    this.header = header;
    this.codeOfBank = codeOfBank;
  }

  /** Takes the cell of the next row; returns it as an amount, 0 for any other text. */
  take(cell: string, row: number, paid: Paid): number {
    const text = cell.trim();
    if (text === '') {
      if (paid.isPayment) note(this.blanks, row, '');
      return 0;
    }
    this.filled++;
    if (this.values.length < VALUES_SHOWN && !this.values.includes(text.slice(0, LONGEST_VALUE)))
      this.values.push(text.slice(0, LONGEST_VALUE));
    this.firstText ??= text;
    if (this.firstText !== text) this.constant = false;
    const kind = this.kindOf(text);
    if (kind.number !== null) this.takeNumber(kind, kind.number, paid.amount);
    else this.inOrder = false;
    if (kind.isAccount) {
      this.accounts++;
      const digits = withoutMarks(text);
      if (digits !== withoutMarks(paid.account)) this.unlikeAccount++;
      if (digits !== withoutMarks(paid.branch)) this.unlikeBranch++;
    }
    if (kind.isOtherNumber) this.otherNumbers++;
    if (!kind.isYes) this.notYes++;
    if (kind.number !== null && paid.isPayment) this.beside.take(kind.number, paid.amount, row, text);
    if (kind.isDate && (this.dates.size < MOST_DATES || this.dates.has(text))) {
      const found = this.dates.get(text) ?? { count: 0, first: [], text: '' };
      this.dates.set(text, found);
      note(found, row, text);
    }
    if (kind.isLikeIdentity) this.likeIdentities++;
    if (kind.hasLetter) this.letters++;
    if (kind.isCode) this.codes++;
    if (kind.isUnit) note(this.units, row, text);
    if (kind.isOddStatus) note(this.oddStatus, row, text);
    if (kind.isOtherWay) note(this.otherWays, row, text);
    if (kind.bicCountry !== null) {
      const found = this.bics.get(kind.bicCountry) ?? { count: 0, first: [], text: '' };
      this.bics.set(kind.bicCountry, found);
      note(found, row, text);
    }
    if (kind.bank !== null) this.banks++;
    if (kind.bank !== null && paid.bank !== null && kind.bank !== paid.bank) note(this.otherBanks, row, text);
    if (kind.isSide) {
      this.sides++;
      if (this.differentSides.size < 20) this.differentSides.add(text);
    }
    if (kind.currency !== null && (this.currencies.size < 20 || this.currencies.has(kind.currency))) {
      const found = this.currencies.get(kind.currency) ?? { count: 0, first: [], text: '' };
      this.currencies.set(kind.currency, found);
      note(found, row, text);
    }
    if (kind.isAgainst.hold) note(this.spokenAgainst.hold, row, text);
    if (kind.isAgainst.pay) note(this.spokenAgainst.pay, row, text);
    if (kind.isHold) note(this.hold, row, text);
    if (kind.isCreditNote) note(this.creditNotes, row, text);
    return kind.isDecimal ? (kind.number ?? 0) : 0;
  }

  private takeNumber({ isDecimal }: Kind, number: number, amount: number | null): void {
    if (isDecimal) this.decimals++;
    else this.integers++;
    if (number !== 0) this.notZero++;
    if (this.lastNumber !== null && number !== this.lastNumber + 1) this.inOrder = false;
    this.lastNumber = number;
    if (amount === null) return;
    if (Math.abs(number - amount) > 0.004) this.unlikeAmount++;
    const share = amount === 0 ? 0 : Math.abs(number / amount);
    if (share >= 0.2 && share <= 5) this.nearAmount++;
    if (share > this.largestShare) this.largestShare = share;
  }

  /** Whether the numbers merely count, such as 1001, 1002, 1003. */
  get counts(): boolean {
    return this.inOrder && this.integers > 2 && this.decimals === 0;
  }

  /** Whether at least three rows have a text, and all the same one. */
  get isConstant(): boolean {
    return this.constant && this.filled > 2;
  }

  /** Whether every row has the same text, however few rows there are. */
  get isOneText(): boolean {
    return this.constant;
  }

  private kindOf(text: string): Kind {
    const known = this.kinds.get(text);
    if (known) return known;
    const kind = kindOf(text, this.header, this.codeOfBank);
    if (this.kinds.size < MOST_KINDS_KEPT) this.kinds.set(text, kind);
    return kind;
  }
}

const WORDS: Pick<Kind, 'isDecimal' | 'isAccount' | 'isOtherNumber'> = {
  isDecimal: false,
  isAccount: false,
  isOtherNumber: false,
};

function kindOf(text: string, header: string, codeOfBank: CodeOfBank): Kind {
  const digits = withoutMarks(text);
  const isNumeric = /^\d+$/.test(digits);
  const number = plainNumber(text);
  const isOtherNumber = isNumeric && isKnownNumber(digits);
  return {
    ...WORDS,
    number: isDate(text) || isScientific(text) ? null : number,
    isDate: isDate(text),
    isDecimal: number !== null && /[.,]\d{1,2}\)?-?\D*$/.test(text) && !isDate(text),
    isAccount:
      (isNumeric &&
        digits.length >= 7 &&
        digits.length <= 16 &&
        (number === null || Number.isInteger(number)) &&
        !isOtherNumber &&
        !isDate(text)) ||
      IBAN.test(digits),
    isOtherNumber,
    isLikeIdentity: LIKE_IDENTITY.test(digits),
    isCode: isCurrencyCode(text),
    hasLetter: /\p{L}/u.test(text),
    currency: currencyIn(text),
    isHold: saysHold(text),
    isAgainst: { hold: speaksAgainst(text, 'hold'), pay: speaksAgainst(text, 'pay') },
    isCreditNote: saysCreditNote(text),
    isSide: isSide(text),
    isYes: isYes(text),
    isUnit: isUnitCell(header, text),
    isOtherWay: isOtherWay(header, text),
    isOddStatus: isOddStatus(text),
    bicCountry: isBankCountry(header)
      ? (COUNTRIES[text.toUpperCase()] ?? text)
      : (BIC.exec(text)?.[1] ?? null),
    bank: ALSO_WORDS.test(text) ? null : codeOfBank(text),
  };
}

/** Codes of countries by their other names. */
const COUNTRIES: Readonly<Record<string, string>> = {
  ZAF: 'ZA',
  RSA: 'ZA',
  SA: 'ZA',
  'SOUTH AFRICA': 'ZA',
  'SUID-AFRIKA': 'ZA',
  'REPUBLIC OF SOUTH AFRICA': 'ZA',
};

/** Names of banks that are other words in a column of another kind. */
const ALSO_WORDS = /^(?:std|zero|sb|standard|ned|discovery)$/i;

/** A bank's code of ISO 9362: four letters, a country, two and perhaps three more. */
const BIC = /^[A-Z]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/;

function withoutMarks(text: string): string {
  return text.replace(/[\s\u00a0'-]/g, '');
}

const NUMBER =
  /^[^\d\s.,+()-]{0,4}\s?[-+(]?\s?[^\d\s.,+()-]{0,4}\s?(\d[\d\s.,'\u00a0\u202f]*)\)?-?\s?[^\d\s.,()-]{0,4}$/u;

/** The number in a cell with an amount, whatever separators it uses; null for any other text. */
export function plainNumber(text: string): number | null {
  if (text.length > 40) return null;
  const found = NUMBER.exec(text)?.[1];
  if (found === undefined) return null;
  const whole = found.replace(/[\s'\u00a0\u202f]/g, '');
  const decimals = /^(.*?)[.,](\d{1,2}|\d{4,})$/.exec(whole);
  const value = Number(
    decimals ? `${decimals[1]!.replace(/[.,]/g, '')}.${decimals[2]}` : whole.replace(/[.,]/g, ''),
  );
  if (!Number.isFinite(value)) return null;
  return /^\D*-|-\s?$|^\D*\(.*\)/.test(text) ? -value : value;
}

/** A date, an identity number of South Africa, or a telephone number. */
function isKnownNumber(digits: string): boolean {
  if (/^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(digits)) return true;
  if (/^(?:0[1-8]\d{8}|27[1-8]\d{8})$/.test(digits)) return true;
  return isIdentityNumber(digits);
}

/** A date of birth, four digits, a citizenship, and two more. */
const LIKE_IDENTITY = /^\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{4}[01]\d{2}$/;

function isIdentityNumber(digits: string): boolean {
  if (!LIKE_IDENTITY.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < 13; i++) {
    const digit = Number(digits[12 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

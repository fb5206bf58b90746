import type { BankRule } from '../withdrawal-rules.ts';
import type { LayoutKey } from './layout-key.ts';

/** The position of a field in a line of an ACB file: its first character, counted from 1, and its length. */
type Place = readonly [from: number, length: number];

/*
 * The ACB (Bankserv) file of fixed width, host-to-host form: each line begins with four characters that the
 * older form does not have. The places below are those of the host-to-host form, as published for the South
 * African ACB (Bankserv) service.
 */
const PAYMENT = {
  branch: [34, 6],
  account: [40, 11],
  accountType: [51, 1],
  cents: [52, 11],
  reference: [75, 30],
  name: [105, 30],
  longAccount: [135, 20],
} as const satisfies Record<string, Place>;
const TRAILER_CREDITS_CENTS: Place = [65, 12];

const PREFIX_LENGTH = 4;
const PREFIXED_PAYMENT = /^020[TL]10\d{6}\d{11}.{4}\d{6}\d{6}[\d ]{11}[0-9]\d{11}\d{6}/;
const OLD_PAYMENT = /^10\d{6}\d{11}.{4}\d{6}\d{6}[\d ]{11}[0-9]\d{11}\d{6}/;
/** Lines without a payment: the ends of the transmission, the user set header and the contra. */
const CONTROL_LINES = /^(?:000|999|020[TL](?:04|12))/;
const OLD_CONTROL_LINES = /^(?:02|04|12|94)/;
const TRAILERS = /^020[TL]92/;
const OLD_TRAILERS = /^92/;

export const ACB_HEADERS = [
  'beneficiary_name',
  'branch_code',
  'account_number',
  'account_type',
  'amount',
  'beneficiary_reference',
];

export interface AcbForm {
  layout: LayoutKey;
  payment: RegExp;
  control: RegExp;
  trailer: RegExp;
  /** How many characters each field is further left than in the host-to-host form. */
  shift: number;
  isTest: boolean;
}

/** The form of the ACB file that begins with these lines; null if it is not an ACB file. */
export function acbForm(lines: readonly string[]): AcbForm | null {
  const prefixed =
    lines.some((line) => PREFIXED_PAYMENT.test(line)) &&
    lines.some((line) => /^(?:000[TL]|020[TL]04)/.test(line));
  if (prefixed) {
    const isTest = lines.some((line) => /^0[02]0T/.test(line));
    return {
      layout: 'layout_acb_host',
      payment: PREFIXED_PAYMENT,
      control: CONTROL_LINES,
      trailer: TRAILERS,
      shift: 0,
      isTest,
    };
  }
  const old = lines.some((line) => OLD_PAYMENT.test(line)) && lines.some((line) => /^04.{4}\d{6}/.test(line));
  if (!old) return null;
  const forms = { payment: OLD_PAYMENT, control: OLD_CONTROL_LINES, trailer: OLD_TRAILERS };
  return { layout: 'layout_acb_fixed', ...forms, shift: PREFIX_LENGTH, isTest: false };
}

/**
 * Rewrites each line of an ACB file as a tab-separated row under ACB_HEADERS, so that row and line numbers
 * stay those of the file. Control lines become empty. A trailer becomes a row of totals, which is compared
 * and never paid. Any other line stays unchanged and is rejected as a row.
 */
export class AcbLines {
  private readonly form: AcbForm;
  private readonly lengths: ReadonlyMap<string, BankRule>;
  private rest = '';
  controlLines = 0;

  constructor(form: AcbForm, banks: readonly BankRule[]) {
    this.form = form;
    this.lengths = new Map(banks.map((bank) => [bank.defaultBranchCode, bank]));
  }

  /** Rewrites whole lines; the text after the last line feed waits for the next block. */
  push(text: string, last: boolean): string {
    const whole = this.rest + text;
    const end = last ? whole.length : whole.lastIndexOf('\n') + 1;
    this.rest = whole.slice(end);
    return whole.slice(0, end).replace(/[^\n]+/g, (line) => this.rewritten(line));
  }

  private rewritten(line: string): string {
    if (line.trim() === '' || this.form.control.test(line)) {
      if (line.trim() !== '') this.controlLines++;
      return '';
    }
    const at = ([from, length]: Place) =>
      line.slice(from - 1 - this.form.shift, from - 1 - this.form.shift + length).trim();
    if (this.form.trailer.test(line)) return row(['TOTAL', '', '', '', rand(at(TRAILER_CREDITS_CENTS)), '']);
    if (!this.form.payment.test(line)) return row([line]);
    const branch = at(PAYMENT.branch);
    const short = at(PAYMENT.account);
    const account = this.account(/^0*$/.test(short) ? at(PAYMENT.longAccount) : short, branch);
    return row([
      at(PAYMENT.name),
      branch,
      account,
      at(PAYMENT.accountType),
      rand(at(PAYMENT.cents)),
      at(PAYMENT.reference).replace(/\s+/g, ' '),
    ]);
  }

  /** Removes the padding zeros of an account number, down to the length of the bank's shortest account. */
  private account(filled: string, branch: string): string {
    return filled.replace(/^0+/, '').padStart(this.lengths.get(branch)?.accountNumberMinLength ?? 0, '0');
  }
}

function row(cells: readonly string[]): string {
  return cells.map((cell) => (/["\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t');
}

/**
 * Cents as rand: "0000125050" becomes 1250.50. Other text stays unchanged and is later refused as an amount.
 */
function rand(cents: string): string {
  if (!/^\d+$/.test(cents)) return cents;
  const digits = cents.replace(/^0+/, '').padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

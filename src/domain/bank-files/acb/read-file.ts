/**
 * Reads a payment file as a bank would: it knows the form from its publication, shares nothing with the
 * writer, and refuses a file whose counts, totals or sequence numbers do not agree. The rehearsal bank and
 * the tests of the writer use it.
 */

export interface ReadPayment {
  sequenceNumber: number;
  branchCode: string;
  /** Including the zeros that fill its field. */
  accountNumber: string;
  /** 1 current, 2 savings, 3 transmission, 4 bond, 6 subscription share. */
  accountType: number;
  amountMinor: bigint;
  /** YYMMDD, as all dates of a user set. */
  actionDate: string;
  entryClass: number;
  shortName: string;
  reference: string;
  name: string;
}

interface ReadContra {
  sequenceNumber: number;
  amountMinor: bigint;
  actionDate: string;
  reference: string;
}

export interface ReadPaymentFile {
  form: 'ACB_198' | 'ACB_180';
  /** Null in the older form, which does not say. */
  isTest: boolean | null;
  /** YYYYMMDD; null in the older form. */
  transmittedOn: string | null;
  customerCode: string | null;
  customerName: string | null;
  transmissionNumber: number | null;
  destination: string | null;
  userCode: string;
  /** YYMMDD. */
  createdOn: string;
  generationNumber: number;
  service: string;
  payer: { branchCode: string; accountNumber: string };
  payments: readonly ReadPayment[];
  contras: readonly ReadContra[];
  totalMinor: bigint;
  /** 12 digits. */
  hashTotal: string;
}

export interface UnreadFile {
  /** Counted from 1; null when the error is not in one line. */
  line: number | null;
  /** The rule of the bank's publication that the file breaks. */
  rule: string;
}

/** Reads a whole file, or returns the rule that it breaks. */
export function readAcbFile(bytes: Uint8Array): { file: ReadPaymentFile } | { unread: UnreadFile } {
  try {
    return { file: readLines(linesOf(bytes)) };
  } catch (error) {
    if (error instanceof BrokenRule) return { unread: { line: error.line, rule: error.rule } };
    throw error;
  }
}

class BrokenRule extends Error {
  readonly line: number | null;
  readonly rule: string;

  constructor(line: number | null, rule: string) {
    super(rule);
    this.line = line;
    this.rule = rule;
  }
}

function must(isKept: boolean, line: number | null, rule: string): asserts isKept {
  if (!isKept) throw new BrokenRule(line, rule);
}

const TRANSMISSION_HEADER = /^000([TL])(\d{8})(.{5})(.{30})(\d{7})(.{5}) {139}$/;
const TRANSMISSION_TRAILER = /^999([TL])(\d{9}) {185}$/;
const INSTALLATION = '1001 {8}(.{4})0021(\\d{6})(\\d{6})(\\d{4})18000180MAGTAPE {3}';
const INSTALLATION_HEADER = new RegExp(`^02${INSTALLATION} {124}$`);
const INSTALLATION_TRAILER = new RegExp(`^94${INSTALLATION}(\\d{6})(\\d{6})(\\d{6}) {106}$`);

// The lines of a user set from their fifth character on; the older form has no other characters.
const USER_SET_HEADER = /^04(.{4})(\d{6})(\d{6})(\d{6})(\d{6})(\d{6})(\d{4})(.{10})([YN])([YN]) +$/;
const PAYMENT = new RegExp(
  '^10(\\d{6})(\\d{11})(.{4})(\\d{6})(\\d{6})(\\d{11})([12346])(\\d{11})(\\d{6})(\\d\\d)' +
    '\\d[ 0]{3}(.{10})(.{20})(.{30})(\\d{20}) {16}21 +$',
);
const CONTRA =
  /^12(\d{6})(\d{11})(.{4})(\d{6})(\d{6})(\d{11})1(\d{11})(\d{6})10\d{4}(.{10})CONTRA(\d{6}) {14} +$/;
const USER_SET_TRAILER =
  /^92(.{4})(\d{6})(\d{6})(\d{6})(\d{6})(\d{6})(\d{6})(\d{6})(\d{12})(\d{12})(\d{12}) +$/;

function linesOf(bytes: Uint8Array): string[] {
  const text = new TextDecoder('windows-1252').decode(bytes);
  must(/^[ -~\r\n]*$/.test(text), null, 'The file must consist of ASCII characters.');
  must(text.endsWith('\r\n'), null, 'The file must end with CR and LF.');
  const lines = text.slice(0, -2).split('\r\n');
  const width = lines[0]!.length;
  must(width === 198 || width === 180, 1, 'A line must have 198 or 180 characters.');
  lines.forEach((line, i) => {
    must(!/[\r\n]/.test(line), i + 1, 'A line must end with CR and LF.');
    must(line.length === width, i + 1, 'All lines must have the same length.');
  });
  must(lines.length >= 6, null, 'A file must have two headers, a payment, a contra and two trailers.');
  return lines;
}

function readLines(lines: readonly string[]): ReadPaymentFile {
  const outer = lines[0]!.length === 198 ? readTransmission(lines) : readInstallation(lines);
  const set = readUserSet(lines, outer.flag);
  if (outer.form === 'ACB_180') {
    must(outer.userCode === set.userCode, 1, 'Installation and user set must have the same user code.');
    must(
      outer.generationNumber === set.generationNumber,
      1,
      'Installation and user set must have the same generation number.',
    );
  } else {
    must(
      outer.transmittedOn.slice(2) === set.createdOn,
      2,
      'The user set must have the date of the transmission.',
    );
  }
  const { form, isTest, transmittedOn, customerCode, customerName, transmissionNumber, destination } = outer;
  return {
    form,
    isTest,
    transmittedOn,
    customerCode,
    customerName,
    transmissionNumber,
    destination,
    ...set,
  };
}

function readTransmission(lines: readonly string[]) {
  const header = TRANSMISSION_HEADER.exec(lines[0]!);
  must(header !== null, 1, 'The first line must be a transmission header.');
  const trailer = TRANSMISSION_TRAILER.exec(lines.at(-1)!);
  must(trailer !== null, lines.length, 'The last line must be a transmission trailer.');
  must(trailer[1] === header[1], lines.length, 'Header and trailer must both be test or both be live.');
  must(Number(trailer[2]) === lines.length, lines.length, 'The trailer must count all lines.');
  return {
    form: 'ACB_198' as const,
    flag: header[1]!,
    isTest: header[1] === 'T',
    transmittedOn: header[2]!,
    customerCode: header[3]!,
    customerName: header[4]!.trimEnd(),
    transmissionNumber: Number(header[5]),
    destination: header[6]!,
  };
}

function readInstallation(lines: readonly string[]) {
  const header = INSTALLATION_HEADER.exec(lines[0]!);
  must(header !== null, 1, 'The first line must be an installation header.');
  const trailer = INSTALLATION_TRAILER.exec(lines.at(-1)!);
  must(trailer !== null, lines.length, 'The last line must be an installation trailer.');
  must(
    trailer.slice(1, 5).join() === header.slice(1, 5).join(),
    lines.length,
    'The installation trailer must repeat its header.',
  );
  must(Number(trailer[5]) * 10 >= lines.length, lines.length, 'The trailer must count blocks of ten lines.');
  must(
    Number(trailer[5]) * 10 < lines.length + 10,
    lines.length,
    'The trailer must count blocks of ten lines.',
  );
  must(Number(trailer[6]) === lines.length, lines.length, 'The trailer must count all lines.');
  must(
    Number(trailer[7]) === 2,
    lines.length,
    'The trailer must count the header and trailer of the user set.',
  );
  return {
    form: 'ACB_180' as const,
    flag: null,
    isTest: null,
    transmittedOn: null,
    customerCode: null,
    customerName: null,
    transmissionNumber: null,
    destination: null,
    userCode: header[1]!,
    generationNumber: Number(header[4]),
  };
}

/** The part of a line of a user set from its record type on. */
function inner(lines: readonly string[], index: number, flag: string | null): string {
  const line = lines[index]!;
  if (flag === null) return line;
  must(
    line.startsWith(`020${flag}`),
    index + 1,
    'A line of the user set must begin with 020 and the same letter.',
  );
  return line.slice(4);
}

type UserSet = Omit<
  ReadPaymentFile,
  'form' | 'isTest' | 'transmittedOn' | 'customerCode' | 'customerName' | 'transmissionNumber' | 'destination'
>;

/** The head of a user set, and the sums over its lines so far. */
interface Tally {
  userCode: string;
  firstActionDate: string;
  lastActionDate: string;
  payments: ReadPayment[];
  contras: ReadContra[];
  /** Own branch and account of each line. */
  payers: Set<string>;
  sequenceNumber: number;
  sinceContraMinor: bigint;
  totalMinor: bigint;
  hash: bigint;
}

function readUserSet(lines: readonly string[], flag: string | null): UserSet {
  const header = USER_SET_HEADER.exec(inner(lines, 1, flag));
  must(header !== null, 2, 'The second line must be a user set header.');
  const tally: Tally = {
    userCode: header[1]!,
    firstActionDate: header[4]!,
    lastActionDate: header[5]!,
    payments: [],
    contras: [],
    payers: new Set(),
    sequenceNumber: Number(header[6]),
    sinceContraMinor: 0n,
    totalMinor: 0n,
    hash: 0n,
  };
  const last = lines.length - 2;
  for (let index = 2; index < last; index++) {
    const text = inner(lines, index, flag);
    const payment = PAYMENT.exec(text);
    const contra = payment ? null : CONTRA.exec(text);
    must((payment ?? contra) !== null, index + 1, 'A user set must consist of payments and contras.');
    if (payment) takePayment(tally, payment, index + 1);
    else takeContra(tally, contra!, index + 1);
    tally.sequenceNumber += 1;
  }
  must(tally.sinceContraMinor === 0n, last, 'The last payments must have a contra.');
  must(tally.payers.size === 1, null, 'All payments of a user set must be paid from one account.');
  const hashTotal = checkTrailer(inner(lines, last, flag), last + 1, header[6]!, tally);
  const [branchCode, accountNumber] = [...tally.payers][0]!.split(' ');
  return {
    userCode: tally.userCode,
    createdOn: header[2]!,
    generationNumber: Number(header[7]),
    service: header[8]!.trimEnd(),
    payer: { branchCode: branchCode!, accountNumber: accountNumber! },
    payments: tally.payments,
    contras: tally.contras,
    totalMinor: tally.totalMinor,
    hashTotal,
  };
}

const NO_LONG_ACCOUNT = '0'.repeat(20);

function takePayment(tally: Tally, fields: RegExpExecArray, line: number): void {
  const [, ownBranch, ownAccount, userCode, sequence, branchCode, account, type, cents, actionDate] = fields;
  const [entryClass, shortName, reference, name, longAccount] = fields.slice(10);
  must(
    longAccount === NO_LONG_ACCOUNT || /^0+$/.test(account!),
    line,
    'An account number must be in one field only.',
  );
  must(userCode === tally.userCode, line, 'A payment must have the user code of its set.');
  must(
    Number(sequence) === tally.sequenceNumber,
    line,
    'A sequence number must follow that of the line before.',
  );
  const isInSet = actionDate! >= tally.firstActionDate && actionDate! <= tally.lastActionDate;
  must(isInSet, line, 'The action date must be one of the user set.');
  const amountMinor = BigInt(cents!);
  must(amountMinor > 0n, line, 'A payment must have an amount.');
  must(shortName!.trim() !== '', line, 'The reference must begin with the short name.');
  must(name!.trim() !== '', line, 'A payment must have a name.');
  const accountNumber = longAccount === NO_LONG_ACCOUNT ? account! : longAccount!;
  tally.payments.push({
    sequenceNumber: tally.sequenceNumber,
    branchCode: branchCode!,
    accountNumber,
    accountType: Number(type),
    amountMinor,
    actionDate: actionDate!,
    entryClass: Number(entryClass),
    shortName: shortName!.trimEnd(),
    reference: reference!.trimEnd(),
    name: name!.trimEnd(),
  });
  tally.payers.add(`${ownBranch} ${ownAccount}`);
  tally.sinceContraMinor += amountMinor;
  tally.hash += BigInt(accountNumber);
}

function takeContra(tally: Tally, fields: RegExpExecArray, line: number): void {
  const [, ownBranch, ownAccount, userCode, sequence, branchCode, account, cents, actionDate] = fields;
  const [shortName, date] = fields.slice(9);
  must(userCode === tally.userCode, line, 'A contra must have the user code of its set.');
  must(
    Number(sequence) === tally.sequenceNumber,
    line,
    'A sequence number must follow that of the line before.',
  );
  must(ownBranch === branchCode && ownAccount === account, line, 'A contra must debit the paying account.');
  must(tally.sinceContraMinor > 0n, line, 'A contra must follow payments.');
  must(
    BigInt(cents!) === tally.sinceContraMinor,
    line,
    'A contra must be the sum of the payments before it.',
  );
  tally.contras.push({
    sequenceNumber: tally.sequenceNumber,
    amountMinor: tally.sinceContraMinor,
    actionDate: actionDate!,
    reference: `${shortName}CONTRA${date}`,
  });
  tally.payers.add(`${ownBranch} ${ownAccount}`);
  tally.hash += BigInt(account!);
  tally.totalMinor += tally.sinceContraMinor;
  tally.sinceContraMinor = 0n;
}

/** Compares the trailer with the lines before it and returns the hash total. */
function checkTrailer(text: string, line: number, firstSequence: string, tally: Tally): string {
  const trailer = USER_SET_TRAILER.exec(text);
  must(trailer !== null, line, 'The last line but one must be a user set trailer.');
  const hashTotal = String(tally.hash % 1_000_000_000_000n).padStart(12, '0');
  const six = (count: number) => String(count).padStart(6, '0');
  const total = String(tally.totalMinor).padStart(12, '0');
  const expected: [value: string, what: string][] = [
    [tally.userCode, 'user code'],
    [firstSequence, 'first sequence number'],
    [six(tally.sequenceNumber - 1), 'last sequence number'],
    [tally.firstActionDate, 'first action date'],
    [tally.lastActionDate, 'last action date'],
    [six(tally.contras.length), 'number of debits'],
    [six(tally.payments.length), 'number of credits'],
    [six(tally.contras.length), 'number of contras'],
    [total, 'debit total'],
    [total, 'credit total'],
    [hashTotal, 'hash total'],
  ];
  expected.forEach(([value, what], i) =>
    must(trailer[i + 1] === value, line, `The user set trailer must have the ${what} ${value}.`),
  );
  return hashTotal;
}
